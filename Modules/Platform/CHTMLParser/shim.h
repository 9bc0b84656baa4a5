#pragma once

// What Swift can't express itself: gumbo takes its memory from a function in C, which can't refuse, and gives it back by a
// function that calls itself for each level of a tree. A hostile text would make trees too large for the one and too deep
// for the other. So the memory of a tree comes from blocks that are given back together, and where they'd become too many,
// parsing ends by a jump out of gumbo, which keeps nothing elsewhere.

#include <gumbo.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// A piece of memory; what it's used for follows.
typedef struct html_block {
  struct html_block *next;
  size_t size;
} html_block;

// A tree, and its memory.
typedef struct html_tree {
  // The element `html`.
  const GumboNode *root;
  html_block *blocks;
  // What is free in the newest block.
  char *free;
  size_t room;
  // How much more may be taken.
  size_t left;
  jmp_buf refusal;
} html_tree;

#define HTML_BLOCK_SIZE 65536

// Gives back a tree with all of its memory.
static inline void html_tree_free(html_tree *tree) {
  html_block *block = tree->blocks;
  while (block != NULL) {
    html_block *next = block->next;
    free(block);
    block = next;
  }
  free(tree);
}

static void *html_tree_allocate(void *context, size_t size) {
  html_tree *tree = (html_tree *)context;
  size = (size + 15) & ~(size_t)15;
  if (size > tree->room) {
    size_t length = size > HTML_BLOCK_SIZE ? size : HTML_BLOCK_SIZE;
    html_block *block = length > tree->left ? NULL : (html_block *)malloc(sizeof(html_block) + length);
    if (block == NULL) longjmp(tree->refusal, 1);
    block->next = tree->blocks;
    block->size = length;
    tree->blocks = block;
    tree->left -= length;
    tree->free = (char *)(block + 1);
    tree->room = length;
  }
  void *piece = tree->free;
  tree->free += size;
  tree->room -= size;
  return piece;
}

// Everything is given back at the end.
static void html_tree_release(void *context, void *piece) {
  (void)context;
  (void)piece;
}

// The tree of a text in UTF-8, which must stay as long as the tree. NULL if it would take more than `most` bytes.
static inline html_tree *html_tree_parse(const void *text, size_t length, size_t most) {
  html_tree *tree = (html_tree *)calloc(1, sizeof(html_tree));
  if (tree == NULL) return NULL;
  tree->left = most;
  if (setjmp(tree->refusal) != 0) {
    html_tree_free(tree);
    return NULL;
  }
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = html_tree_allocate;
  options.deallocator = html_tree_release;
  options.userdata = tree;
  options.max_errors = 0;
  tree->root = gumbo_parse_with_options(&options, (const char *)text, length)->root;
  return tree;
}

// How many bytes a text of a tree has.
static inline size_t html_length(const char *text) { return strlen(text); }
