SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    person_id bigint NOT NULL,
    email text NOT NULL,
    email_folded text NOT NULL,
    password_hash text NOT NULL,
    birthday text,
    language text NOT NULL,
    post_visibility bigint DEFAULT 0 NOT NULL,
    post_language text DEFAULT ''::text NOT NULL,
    post_sensitive bigint DEFAULT 0 NOT NULL,
    confirmed_at bigint,
    needs_approval bigint DEFAULT 0 NOT NULL,
    reason text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.account_removal (
    person_id bigint NOT NULL,
    begun_at bigint NOT NULL
);
CREATE TABLE public.allowance (
    key text NOT NULL,
    whole_at bigint NOT NULL
);
CREATE TABLE public.app (
    id bigint NOT NULL,
    client_id text NOT NULL,
    secret_hash text NOT NULL,
    name text NOT NULL,
    website text NOT NULL,
    redirects text NOT NULL,
    scopes text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.app_token (
    id bigint NOT NULL,
    app_id bigint NOT NULL,
    token_hash text NOT NULL,
    scopes text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.authorization_code (
    code_hash text NOT NULL,
    app_id bigint NOT NULL,
    person_id bigint NOT NULL,
    redirect text NOT NULL,
    scopes text NOT NULL,
    challenge text NOT NULL,
    ends_at bigint NOT NULL,
    session_id bigint NOT NULL
);
CREATE TABLE public.block (
    blocker_id bigint NOT NULL,
    blocked_id bigint NOT NULL,
    id bigint NOT NULL
);
CREATE TABLE public.bookmark (
    person_id bigint NOT NULL,
    post_id bigint NOT NULL,
    id bigint NOT NULL,
    author_id bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.change (
    sequence bigint NOT NULL,
    kind text NOT NULL,
    subject bigint NOT NULL,
    object bigint,
    at bigint NOT NULL
);
ALTER TABLE public.change ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.change_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.conversation_mute (
    person_id bigint NOT NULL,
    conversation_id bigint NOT NULL
);
CREATE TABLE public.due_work (
    kind text NOT NULL,
    subject bigint NOT NULL,
    state text NOT NULL,
    due_at bigint NOT NULL,
    tries bigint NOT NULL,
    asked bigint NOT NULL
);
CREATE TABLE public.email_change (
    person_id bigint NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    email_folded text DEFAULT ''::text NOT NULL,
    code_hash text NOT NULL,
    ends_at bigint NOT NULL,
    behind bigint NOT NULL,
    tries bigint NOT NULL
);
CREATE TABLE public.featured_person (
    owner_id bigint NOT NULL,
    person_id bigint NOT NULL,
    id bigint NOT NULL
);
CREATE TABLE public.featured_tag (
    person_id bigint NOT NULL,
    tag_id bigint NOT NULL,
    id bigint NOT NULL
);
CREATE TABLE public.follow (
    follower_id bigint NOT NULL,
    followee_id bigint NOT NULL,
    id bigint NOT NULL,
    watched_since bigint DEFAULT 0 NOT NULL,
    hides_shares bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.follow_request (
    requester_id bigint NOT NULL,
    target_id bigint NOT NULL,
    id bigint NOT NULL,
    watches bigint DEFAULT 0 NOT NULL,
    hides_shares bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.id_clock (
    name text NOT NULL,
    last bigint NOT NULL
);
CREATE TABLE public.item (
    id bigint NOT NULL,
    actor_id bigint NOT NULL,
    post_id bigint NOT NULL,
    author_id bigint NOT NULL,
    reply_to_author_id bigint,
    visibility bigint NOT NULL,
    is_share bigint NOT NULL,
    listed bigint NOT NULL
);
CREATE TABLE public.known_device (
    person_id bigint NOT NULL,
    device_hash text NOT NULL,
    used_at bigint NOT NULL
);
CREATE TABLE public.list_member (
    list_id bigint NOT NULL,
    person_id bigint NOT NULL,
    owner_id bigint NOT NULL,
    id bigint NOT NULL
);
CREATE TABLE public.mail (
    id bigint NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL
);
CREATE TABLE public.media_removal (
    file text NOT NULL,
    due_at bigint NOT NULL,
    store bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.mention (
    post_id bigint NOT NULL,
    person_id bigint NOT NULL,
    "position" bigint NOT NULL,
    author_id bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.migration (
    name text NOT NULL
);
CREATE TABLE public.mute (
    muter_id bigint NOT NULL,
    muted_id bigint NOT NULL,
    id bigint NOT NULL,
    ends_at bigint,
    hears bigint NOT NULL
);
CREATE TABLE public.notice (
    id bigint NOT NULL,
    recipient_id bigint NOT NULL,
    kind text NOT NULL,
    actor_id bigint NOT NULL,
    post_id bigint NOT NULL,
    at bigint NOT NULL,
    read_at bigint,
    standing bigint NOT NULL,
    group_id bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.notice_audience (
    person_id bigint NOT NULL,
    kind text NOT NULL,
    audience text NOT NULL
);
CREATE TABLE public.notice_group (
    id bigint NOT NULL,
    recipient_id bigint NOT NULL,
    kind text NOT NULL,
    post_id bigint NOT NULL,
    began_at bigint NOT NULL,
    latest_id bigint NOT NULL
);
CREATE TABLE public.password_reset (
    email_folded text NOT NULL,
    device_hash text NOT NULL,
    code_hash text NOT NULL,
    ends_at bigint NOT NULL,
    behind bigint NOT NULL,
    tries bigint NOT NULL
);
CREATE TABLE public.person (
    id bigint NOT NULL,
    handle text NOT NULL,
    handle_folded text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    name_folded text NOT NULL COLLATE pg_catalog."C",
    bio text NOT NULL,
    is_locked bigint NOT NULL,
    created_at bigint NOT NULL,
    deleted_at bigint,
    post_count bigint NOT NULL,
    follower_count bigint NOT NULL,
    following_count bigint NOT NULL,
    followed_tag_count bigint DEFAULT 0 NOT NULL,
    is_bot bigint DEFAULT 0 NOT NULL,
    hides_followers bigint DEFAULT 0 NOT NULL,
    fields text DEFAULT ''::text NOT NULL,
    avatar text DEFAULT ''::text NOT NULL,
    header text DEFAULT ''::text NOT NULL,
    avatar_store bigint DEFAULT 0 NOT NULL,
    header_store bigint DEFAULT 0 NOT NULL,
    domain text DEFAULT ''::text NOT NULL,
    state bigint DEFAULT 0 NOT NULL,
    is_discoverable bigint DEFAULT 1 NOT NULL,
    is_indexable bigint DEFAULT 1 NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    last_posted_on bigint
)
WITH (fillfactor='93');
CREATE TABLE public.person_note (
    writer_id bigint NOT NULL,
    person_id bigint NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.person_search (
    id bigint NOT NULL,
    tokens text[] NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.photo (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    post_id bigint,
    "position" bigint,
    alt text NOT NULL,
    width bigint NOT NULL,
    height bigint NOT NULL,
    blurhash text NOT NULL,
    file text NOT NULL,
    thumbnail text NOT NULL,
    created_at bigint NOT NULL,
    store bigint DEFAULT 0 NOT NULL,
    focus_x bigint,
    focus_y bigint,
    waiting_bytes bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.pin (
    person_id bigint NOT NULL,
    post_id bigint NOT NULL,
    id bigint NOT NULL
);
CREATE TABLE public.post (
    id bigint NOT NULL,
    author_id bigint NOT NULL,
    visibility bigint NOT NULL,
    reply_to_id bigint,
    like_count bigint NOT NULL,
    comment_count bigint NOT NULL,
    share_count bigint NOT NULL,
    created_at bigint NOT NULL,
    edited_at bigint,
    deleted_at bigint,
    mention_count bigint NOT NULL,
    publish_key text,
    text text NOT NULL,
    warning text,
    language text,
    hashtags text NOT NULL,
    conversation_id bigint DEFAULT 0 NOT NULL,
    place_name text,
    place_latitude double precision,
    place_longitude double precision,
    thread_key bigint DEFAULT 0 NOT NULL,
    photo_count bigint DEFAULT 0 NOT NULL,
    absent_parent text,
    absent_parent_author text,
    is_sensitive bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='93');
CREATE TABLE public.post_like (
    post_id bigint NOT NULL,
    person_id bigint NOT NULL,
    author_id bigint NOT NULL,
    id bigint NOT NULL
);
CREATE TABLE public.post_search (
    id bigint NOT NULL,
    tokens text[] NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.post_tag (
    tag_id bigint NOT NULL,
    post_id bigint NOT NULL,
    author_id bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.push_subscription (
    id bigint NOT NULL,
    session_id bigint NOT NULL,
    person_id bigint NOT NULL,
    endpoint text NOT NULL,
    public_key text NOT NULL,
    authentication text NOT NULL,
    is_standard bigint NOT NULL,
    sealed_token text NOT NULL,
    kinds text NOT NULL,
    audience text NOT NULL
);
ALTER TABLE public.push_subscription ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.push_subscription_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.quiet_hours (
    person_id bigint NOT NULL,
    begins bigint NOT NULL,
    ends bigint NOT NULL
);
CREATE TABLE public.reading_place (
    person_id bigint NOT NULL,
    timeline text NOT NULL,
    item_id bigint NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    updated_at bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.report (
    id bigint NOT NULL,
    reporter_id bigint,
    person_id bigint NOT NULL,
    reason text NOT NULL,
    created_at bigint NOT NULL,
    closed_at bigint
);
CREATE TABLE public.report_post (
    report_id bigint NOT NULL,
    "position" bigint NOT NULL,
    post_id bigint NOT NULL,
    text text NOT NULL,
    warning text
);
CREATE TABLE public.revision (
    post_id bigint NOT NULL,
    at bigint NOT NULL,
    text text NOT NULL,
    warning text,
    language text,
    place_name text,
    place_latitude double precision,
    place_longitude double precision,
    photos text NOT NULL,
    author_id bigint DEFAULT 0 NOT NULL,
    is_sensitive bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.session (
    id bigint NOT NULL,
    person_id bigint NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint,
    app_id bigint DEFAULT 0 NOT NULL,
    scopes text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.setting (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tag (
    id bigint NOT NULL,
    name_folded text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    post_count bigint NOT NULL
);
CREATE TABLE public.tag_follow (
    person_id bigint NOT NULL,
    tag_id bigint NOT NULL,
    id bigint NOT NULL
);
ALTER TABLE public.tag ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tag_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.telling (
    post_id bigint NOT NULL,
    audience text NOT NULL,
    last_told_id bigint NOT NULL
);
CREATE TABLE public.user_list (
    id bigint NOT NULL,
    owner_id bigint NOT NULL,
    title text NOT NULL,
    title_folded text NOT NULL COLLATE pg_catalog."C"
);
INSERT INTO public.account VALUES
	(117681481032859648, 'bob@example.com', 'bob@example.com', '$scrypt$ln=15,r=8,p=3$s2yeNf3SGIL/V6v5OTPLKQ$8T8LuCQpEnhJkStyrbpGQsexnYpfTIDXTZAnNUWEyNo', '1990-02-03', 'en', 0, '', 0, 1795676895643, 0, ''),
	(117681481100361728, 'carol@example.com', 'carol@example.com', '$scrypt$ln=15,r=8,p=3$ZBAGPbGhVESsiFKyCjawvw$ToZVZRQUiwgq1Mz6czGDtbn0cHsk22SddzmFLVXICs8', '1990-02-03', 'en', 0, '', 0, 1795676896673, 0, ''),
	(117681481148399616, 'dave@example.com', 'dave@example.com', '$scrypt$ln=15,r=8,p=3$s0pkKScRqb157FZuhyYQbA$aqkw9v7wgOCBcJzQNskNuTx2vRQhopD/MNzssOYmjW4', '1990-02-03', 'en', 0, '', 0, 1795676897406, 0, ''),
	(117681480976629760, 'alice@example.com', 'alice@example.com', '$scrypt$ln=15,r=8,p=3$XpTsZlWaTvu+YuH4aP2NCg$lJ3WJgMpl90XdusyIXIQ24O6Juq0F62pwYc3feI8Ppg', '1990-02-03', 'en', 0, '', 0, 1795676894785, 0, '');
INSERT INTO public.account_removal VALUES
	(117681481187655680, 1795676916477);
INSERT INTO public.block VALUES
	(117681481148399616, 117681480976629760, 117681482075996160);
INSERT INTO public.bookmark VALUES
	(117681481032859648, 117681481290743808, 117681482003054592, 117681480976629760);
INSERT INTO public.change OVERRIDING SYSTEM VALUE VALUES
	(1, 'profile', 117681481148399616, NULL, 1795676898405),
	(2, 'profile', 117681480976629760, NULL, 1795676898927),
	(3, 'work', 704306631278970062, NULL, 1795676899534),
	(4, 'published', 117681481290743808, 117681480976629760, 1795676899578),
	(5, 'notice', 117681481032859648, NULL, 1795676899578),
	(6, 'notice', 117681481100361728, NULL, 1795676899578),
	(7, 'edited', 117681481290743808, NULL, 1795676900454),
	(8, 'changed', 117681481290743808, NULL, 1795676900971),
	(9, 'published', 117681481382035456, 117681481032859648, 1795676900971),
	(10, 'notice', 117681480976629760, NULL, 1795676900971),
	(11, 'changed', 117681481382035456, NULL, 1795676901958),
	(12, 'published', 117681481446719488, 117681480976629760, 1795676901958),
	(13, 'notice', 117681481032859648, NULL, 1795676901958),
	(14, 'published', 117681481483812864, 117681480976629760, 1795676902524),
	(15, 'published', 117681481534996480, 117681480976629760, 1795676903305),
	(16, 'notice', 117681481032859648, NULL, 1795676903305),
	(17, 'published', 117681481583034368, 117681481100361728, 1795676904038),
	(18, 'published', 117681481635266560, 117681481100361728, 1795676904835),
	(19, 'deleted', 117681481635266560, 117681481100361728, 1795676905614),
	(20, 'follow', 117681481032859648, 117681480976629760, 1795676906026),
	(21, 'notice', 117681480976629760, NULL, 1795676906026),
	(22, 'follow', 117681481100361728, 117681480976629760, 1795676906384),
	(23, 'notice', 117681480976629760, NULL, 1795676906384),
	(24, 'follow', 117681481100361728, 117681481032859648, 1795676906790),
	(25, 'notice', 117681481032859648, NULL, 1795676906790),
	(26, 'follow', 117681480976629760, 117681481032859648, 1795676907248),
	(27, 'notice', 117681481032859648, NULL, 1795676907248),
	(28, 'relation', 117681481100361728, 117681481148399616, 1795676907693),
	(29, 'notice', 117681481148399616, NULL, 1795676907693),
	(30, 'liked', 117681481290743808, 117681481032859648, 1795676908004),
	(31, 'notice', 117681480976629760, NULL, 1795676908004),
	(32, 'shared', 117681481290743808, 117681481032859648, 1795676908354),
	(33, 'notice', 117681480976629760, NULL, 1795676908354),
	(34, 'liked', 117681481290743808, 117681481100361728, 1795676908755),
	(35, 'notice', 117681480976629760, NULL, 1795676908755),
	(36, 'shared', 117681481290743808, 117681481100361728, 1795676909113),
	(37, 'notice', 117681480976629760, NULL, 1795676909113),
	(38, 'liked', 117681481382035456, 117681480976629760, 1795676909450),
	(39, 'notice', 117681481032859648, NULL, 1795676909450),
	(40, 'liked', 117681481382035456, 117681480976629760, 1795676909788),
	(41, 'notice', 117681481032859648, NULL, 1795676909788),
	(42, 'liked', 117681481382035456, 117681480976629760, 1795676910125),
	(43, 'notice', 117681481032859648, NULL, 1795676910125),
	(44, 'bookmarked', 117681481290743808, 117681481032859648, 1795676910447),
	(45, 'pinned', 117681481290743808, 117681480976629760, 1795676910736),
	(46, 'conversationMuted', 117681481290743808, 117681481100361728, 1795676911169),
	(47, 'relation', 117681481148399616, 117681480976629760, 1795676911560),
	(48, 'notice', 117681481148399616, NULL, 1795676911560),
	(49, 'notice', 117681480976629760, NULL, 1795676911560),
	(50, 'relation', 117681481032859648, 117681481148399616, 1795676911814);
INSERT INTO public.change OVERRIDING SYSTEM VALUE VALUES
	(51, 'notice', 117681481032859648, NULL, 1795676911814),
	(52, 'relation', 117681480976629760, 117681481032859648, 1795676912068),
	(53, 'interest', 117681481100361728, NULL, 1795676912294),
	(54, 'interest', 117681481100361728, NULL, 1795676912546),
	(55, 'interest', 117681481032859648, NULL, 1795676912783),
	(56, 'profile', 117681481100361728, NULL, 1795676913238),
	(57, 'relation', 117681481100361728, 117681480976629760, 1795676913606),
	(58, 'work', 117681481187655680, NULL, 1795676916477),
	(59, 'session', 117681481187655680, NULL, 1795676916477),
	(60, 'profile', 117681481187655680, NULL, 1795676916477);
INSERT INTO public.conversation_mute VALUES
	(117681481100361728, 117681481290743808);
INSERT INTO public.due_work VALUES
	('media', 704306631278970062, 'due', 1795680499534, 0, 1),
	('account', 117681481187655680, 'due', 1795676976477, 0, 1);
INSERT INTO public.featured_person VALUES
	(117681481100361728, 117681480976629760, 117681482210082816);
INSERT INTO public.featured_tag VALUES
	(117681481100361728, 2, 117681482185965568);
INSERT INTO public.follow VALUES
	(117681481032859648, 117681480976629760, 117681481713319936, 117681481713319936, 1),
	(117681481100361728, 117681480976629760, 117681481736781824, 0, 0),
	(117681481100361728, 117681481032859648, 117681481763389440, 0, 0),
	(117681480976629760, 117681481032859648, 117681481793404928, 0, 0);
INSERT INTO public.follow_request VALUES
	(117681481100361728, 117681481148399616, 117681481822568448, 0, 0);
INSERT INTO public.id_clock VALUES
	('notice', 15),
	('item', 117681482402955264);
INSERT INTO public.item VALUES
	(117681481290743808, 117681480976629760, 117681481290743808, 117681480976629760, NULL, 0, 0, 1),
	(117681481382035456, 117681481032859648, 117681481382035456, 117681481032859648, 117681480976629760, 0, 0, 0),
	(117681481446719488, 117681480976629760, 117681481446719488, 117681480976629760, 117681481032859648, 0, 0, 0),
	(117681481483812864, 117681480976629760, 117681481483812864, 117681480976629760, NULL, 2, 0, 0),
	(117681481534996480, 117681480976629760, 117681481534996480, 117681480976629760, NULL, 3, 0, 0),
	(117681481583034368, 117681481100361728, 117681481583034368, 117681481100361728, NULL, 1, 0, 0),
	(117681481865887744, 117681481032859648, 117681481290743808, 117681480976629760, NULL, 0, 1, 0),
	(117681481915629568, 117681481100361728, 117681481290743808, 117681480976629760, NULL, 0, 1, 0);
INSERT INTO public.known_device VALUES
	(117681480976629760, '15b9774d8182f5d22a61921e982553a4e0b2b7c819adc98d451a247873196f68', 1795676894785),
	(117681481032859648, '15b9774d8182f5d22a61921e982553a4e0b2b7c819adc98d451a247873196f68', 1795676895643),
	(117681481100361728, '15b9774d8182f5d22a61921e982553a4e0b2b7c819adc98d451a247873196f68', 1795676896673),
	(117681481148399616, '15b9774d8182f5d22a61921e982553a4e0b2b7c819adc98d451a247873196f68', 1795676897406);
INSERT INTO public.list_member VALUES
	(117681482124099584, 117681480976629760, 117681481100361728, 117681482140614656);
INSERT INTO public.mention VALUES
	(117681481290743808, 117681481032859648, 0, 117681480976629760),
	(117681481290743808, 117681481100361728, 1, 117681480976629760),
	(117681481534996480, 117681481032859648, 0, 117681480976629760);
INSERT INTO public.migration VALUES
	('people'),
	('posts'),
	('notices'),
	('search'),
	('bookmarks'),
	('writing'),
	('relations'),
	('marks'),
	('threads'),
	('hashtags'),
	('lists'),
	('photos'),
	('personPhotos'),
	('searchAuthors'),
	('searchThrees'),
	('noticeGroups'),
	('profiles'),
	('profilePictures'),
	('personNotes'),
	('accountCare'),
	('passwordResets'),
	('noticeSettings'),
	('emailChanges'),
	('reports'),
	('signInUses'),
	('followTerms'),
	('telling'),
	('likes'),
	('settings'),
	('dueWork'),
	('searchWords'),
	('devices'),
	('searchTerms'),
	('stores'),
	('accounts'),
	('accountStates'),
	('absentParents'),
	('authors'),
	('counterRoom'),
	('apps'),
	('photoFocus'),
	('sensitivePhotos'),
	('discovery'),
	('readingMarks'),
	('approvals'),
	('pushSubscriptions'),
	('featured'),
	('textRules'),
	('openComments'),
	('openPosts');
INSERT INTO public.migration VALUES
	('limitedHashtags'),
	('mailboxes'),
	('waitingPhotos'),
	('photoOwners'),
	('searchKana');
INSERT INTO public.mute VALUES
	(117681481032859648, 117681481148399616, 117681482092642304, NULL, 0);
INSERT INTO public.notice VALUES
	(1, 117681481032859648, 'mention', 117681480976629760, 117681481290743808, 1795676899578, NULL, 1, 1),
	(2, 117681481100361728, 'mention', 117681480976629760, 117681481290743808, 1795676899578, NULL, 1, 2),
	(3, 117681480976629760, 'comment', 117681481032859648, 117681481382035456, 1795676900971, NULL, 1, 3),
	(4, 117681481032859648, 'comment', 117681480976629760, 117681481446719488, 1795676901958, NULL, 1, 4),
	(5, 117681481032859648, 'mention', 117681480976629760, 117681481534996480, 1795676903305, NULL, 1, 5),
	(6, 117681480976629760, 'follow', 117681481032859648, 0, 1795676906026, NULL, 1, 6),
	(7, 117681480976629760, 'follow', 117681481100361728, 0, 1795676906384, NULL, 1, 6),
	(8, 117681481032859648, 'follow', 117681481100361728, 0, 1795676906790, NULL, 1, 8),
	(9, 117681481032859648, 'follow', 117681480976629760, 0, 1795676907248, NULL, 1, 8),
	(10, 117681481148399616, 'followRequest', 117681481100361728, 0, 1795676907693, NULL, 1, 10),
	(11, 117681480976629760, 'like', 117681481032859648, 117681481290743808, 1795676908004, NULL, 1, 11),
	(12, 117681480976629760, 'share', 117681481032859648, 117681481290743808, 1795676908354, NULL, 1, 12),
	(13, 117681480976629760, 'like', 117681481100361728, 117681481290743808, 1795676908755, NULL, 1, 11),
	(14, 117681480976629760, 'share', 117681481100361728, 117681481290743808, 1795676909113, NULL, 1, 12),
	(15, 117681481032859648, 'like', 117681480976629760, 117681481382035456, 1795676909450, NULL, 1, 15);
INSERT INTO public.notice_audience VALUES
	(117681480976629760, 'like', 'following');
INSERT INTO public.notice_group VALUES
	(1, 117681481032859648, 'mention', 117681481290743808, 1795676899578, 1),
	(2, 117681481100361728, 'mention', 117681481290743808, 1795676899578, 2),
	(3, 117681480976629760, 'comment', 117681481382035456, 1795676900971, 3),
	(4, 117681481032859648, 'comment', 117681481446719488, 1795676901958, 4),
	(5, 117681481032859648, 'mention', 117681481534996480, 1795676903305, 5),
	(6, 117681480976629760, 'follow', 0, 1795676906026, 7),
	(8, 117681481032859648, 'follow', 0, 1795676906790, 9),
	(10, 117681481148399616, 'followRequest', 0, 1795676907693, 10),
	(11, 117681480976629760, 'like', 117681481290743808, 1795676908004, 13),
	(12, 117681480976629760, 'share', 117681481290743808, 1795676908354, 14),
	(15, 117681481032859648, 'like', 117681481382035456, 1795676909450, 15);
INSERT INTO public.person VALUES
	(117681481148399616, 'dave', 'dave', 'Dave', 'dave', 'Reads, mostly', 1, 1795676897406, NULL, 0, 0, 0, 0, 0, 0, '', '', '', 0, 0, '', 0, 1, 1, 2, NULL),
	(117681481100361728, 'carol', 'carol', 'Carol', 'carol', '', 0, 1795676896673, NULL, 1, 0, 2, 0, 0, 0, '', '', '', 0, 0, '', 0, 1, 1, 1, 20783),
	(117681480976629760, 'alice', 'alice', 'Alice', 'alice', 'Bakes bread #baking', 0, 1795676894785, NULL, 3, 2, 1, 0, 0, 0, '', '', '', 0, 0, '', 0, 1, 1, 2, 20783),
	(117681481032859648, 'bob', 'bob', 'Bob', 'bob', '', 0, 1795676895643, NULL, 1, 2, 1, 1, 0, 0, '', '', '', 0, 0, '', 0, 1, 1, 1, 20783),
	(117681481187655680, 'erin', 'erin', 'erin', '', '', 0, 1795676898005, 1795676916477, 0, 0, 0, 0, 0, 0, '', '', '', 0, 0, '', 0, 1, 1, 2, NULL);
INSERT INTO public.person_note VALUES
	(117681480976629760, 117681481032859648, 'Met at the bakery');
INSERT INTO public.person_search VALUES
	(117681480976629760, '{al,ali,ce,ic,ice,li,lic}'),
	(117681481032859648, '{bo,bob,ob}'),
	(117681481100361728, '{ar,aro,ca,car,ol,ro,rol}'),
	(117681481148399616, '{av,ave,da,dav,ve}');
INSERT INTO public.photo VALUES
	(117681481289826304, 117681480976629760, 117681481290743808, 0, 'A loaf', 8, 6, 'LCM~t8-bfR-l+6jYfQjae;fQfQfQ', '92/78b22e7bb2d3fd9d2225afc206c6ca.png', 'b4/8ab06444124646659e39076cc1726f.png', 1795676899564, 704306631278970062, NULL, NULL, 362);
INSERT INTO public.pin VALUES
	(117681480976629760, 117681481290743808, 117681482021994496);
INSERT INTO public.post VALUES
	(117681481446719488, 117681480976629760, 0, 117681481382035456, 0, 0, 0, 1795676901958, NULL, NULL, 0, '20945951-11aa-4c96-b493-70c991bea596', 'Come by', NULL, 'en', '', 117681481290743808, NULL, NULL, NULL, 4729367499874107392, 0, NULL, NULL, 0),
	(117681481483812864, 117681480976629760, 2, NULL, 0, 0, 0, 1795676902524, NULL, NULL, 0, '755332a0-4904-48fd-a0b5-fef9b4a63dca', 'Only for those who follow me', NULL, 'en', '', 117681481483812864, NULL, NULL, NULL, 0, 0, NULL, NULL, 0),
	(117681481534996480, 117681480976629760, 3, NULL, 0, 0, 0, 1795676903305, NULL, NULL, 1, '17791b09-d4d2-4cf0-98d0-bb2eff6625ab', '@bob see you on Saturday', NULL, 'en', '', 117681481534996480, NULL, NULL, NULL, 0, 0, NULL, NULL, 0),
	(117681481583034368, 117681481100361728, 1, NULL, 0, 0, 0, 1795676904038, NULL, NULL, 0, '70d730dd-1203-4676-8fed-f7291bc09268', 'サクラが咲いた', 'Rain', 'en', '', 117681481583034368, NULL, NULL, NULL, 0, 0, NULL, NULL, 0),
	(117681481635266560, 117681481100361728, 0, NULL, 0, 0, 0, 1795676904835, NULL, 1795676905614, 0, '6f4a5a75-d085-4e6f-bac0-57e8e7001675', '', NULL, 'en', '', 117681481635266560, NULL, NULL, NULL, 0, 0, NULL, NULL, 0),
	(117681481290743808, 117681480976629760, 0, NULL, 2, 1, 2, 1795676899578, 1795676900454, NULL, 2, 'e21a6971-c7c4-4106-bcf5-cf0116ef8422', 'Good evening #Tokyo #baking, @bob and @carol', NULL, 'en', 'Tokyo baking', 117681481290743808, 'Daikanyama', 35.65, 139.7, 0, 1, NULL, NULL, 0),
	(117681481382035456, 117681481032859648, 0, 117681481290743808, 1, 1, 0, 1795676900971, NULL, NULL, 0, '208fe229-4a47-4c9a-8fc6-bc7889eb66e1', 'It smells as far as 渋谷 #tokyo', NULL, 'en', 'tokyo', 117681481290743808, NULL, NULL, NULL, 4729367499809423360, 0, NULL, NULL, 0);
INSERT INTO public.post_like VALUES
	(117681481290743808, 117681481032859648, 117681480976629760, 117681481842950144),
	(117681481290743808, 117681481100361728, 117681480976629760, 117681481892167680),
	(117681481382035456, 117681480976629760, 117681481032859648, 117681481981952000);
INSERT INTO public.post_search VALUES
	(117681481290743808, '{ak,aki,an,and,ar,aro,ba,bak,bo,bob,ca,car,en,eni,ev,eve,go,goo,in,ing,ki,kin,ky,kyo,nd,ng,ni,nin,ob,od,ok,oky,ol,oo,ood,ro,rol,to,tok,ve,ven,yo,by117681480976629760}'),
	(117681481382035456, '{ar,as,el,ell,fa,far,it,ky,kyo,ll,lls,ls,me,mel,ok,oky,sm,sme,to,tok,yo,渋,渋谷,谷,by117681481032859648}'),
	(117681481446719488, '{by,co,com,me,om,ome,by117681480976629760}'),
	(117681481483812864, '{fo,fol,for,ho,hos,ll,llo,lo,low,ly,me,nl,nly,ol,oll,on,onl,or,os,ose,ow,se,th,tho,wh,who,by117681480976629760}'),
	(117681481534996480, '{at,atu,ay,bo,bob,da,day,ee,ob,on,ou,rd,rda,sa,sat,se,see,tu,tur,ur,urd,yo,you,by117681480976629760}'),
	(117681481583034368, '{い,いた,が,が咲,た,ク,クラ,サ,サク,ラ,ラが,咲,咲い,by117681481100361728}');
INSERT INTO public.post_tag VALUES
	(1, 117681481290743808, 117681480976629760),
	(2, 117681481290743808, 117681480976629760),
	(2, 117681481382035456, 117681481032859648);
INSERT INTO public.quiet_hours VALUES
	(117681480976629760, 1320, 420);
INSERT INTO public.report VALUES
	(117681482227712000, 117681481100361728, 117681481032859648, 'Spam', 1795676913875, NULL);
INSERT INTO public.report_post VALUES
	(117681482227712000, 0, 117681481382035456, 'It smells as far as 渋谷 #tokyo', NULL);
INSERT INTO public.revision VALUES
	(117681481290743808, 1795676899578, 'Good morning #Tokyo #baking, @bob and @carol', NULL, 'en', 'Daikanyama', 35.65, 139.7, '117681481289826304', 117681480976629760, 0);
INSERT INTO public.session VALUES
	(117681480976629761, 117681480976629760, 'a4f218119afa75a794ecaa6fcb969ba33be3fc1dc12e7b6905baa3f359d0d7d7', 1795676894785, NULL, 0, ''),
	(117681481032859649, 117681481032859648, '6f8c33111b82f4e320e535c8bcc432fc5bcbab8e63f6e3924d3e6977895efdf2', 1795676895643, NULL, 0, ''),
	(117681481100361729, 117681481100361728, '5f3ea49740065f4200184248803897f3e5d28cb81aae3f37ec0486e8079f5eba', 1795676896673, NULL, 0, ''),
	(117681481148399617, 117681481148399616, '244a9a51a3b0bafd934db72a8edab49153834c0f72f3a8a3e496a874e3bf9412', 1795676897406, NULL, 0, '');
INSERT INTO public.setting VALUES
	('database_id', '260846dd8c8e759a8ae858c004549757');
INSERT INTO public.tag VALUES
	(1, 'baking', 'baking', 1),
	(2, 'tokyo', 'Tokyo', 2);
INSERT INTO public.tag_follow VALUES
	(117681481032859648, 2, 117681482156146688);
INSERT INTO public.user_list VALUES
	(117681482124099584, 117681481100361728, 'Café', 'cafe');
SELECT pg_catalog.setval('public.change_sequence_seq', 60, true);
SELECT pg_catalog.setval('public.push_subscription_id_seq', 1, false);
SELECT pg_catalog.setval('public.tag_id_seq', 7, true);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.account_removal
    ADD CONSTRAINT account_removal_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.allowance
    ADD CONSTRAINT allowance_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.app
    ADD CONSTRAINT app_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.app_token
    ADD CONSTRAINT app_token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.authorization_code
    ADD CONSTRAINT authorization_code_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY public.block
    ADD CONSTRAINT block_pkey PRIMARY KEY (blocker_id, blocked_id);
ALTER TABLE ONLY public.bookmark
    ADD CONSTRAINT bookmark_pkey PRIMARY KEY (person_id, post_id);
ALTER TABLE ONLY public.change
    ADD CONSTRAINT change_pkey PRIMARY KEY (sequence);
ALTER TABLE ONLY public.conversation_mute
    ADD CONSTRAINT conversation_mute_pkey PRIMARY KEY (person_id, conversation_id);
ALTER TABLE ONLY public.due_work
    ADD CONSTRAINT due_work_pkey PRIMARY KEY (kind, subject);
ALTER TABLE ONLY public.email_change
    ADD CONSTRAINT email_change_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.featured_person
    ADD CONSTRAINT featured_person_pkey PRIMARY KEY (owner_id, person_id);
ALTER TABLE ONLY public.featured_tag
    ADD CONSTRAINT featured_tag_pkey PRIMARY KEY (person_id, tag_id);
ALTER TABLE ONLY public.follow
    ADD CONSTRAINT follow_pkey PRIMARY KEY (follower_id, followee_id);
ALTER TABLE ONLY public.follow_request
    ADD CONSTRAINT follow_request_pkey PRIMARY KEY (requester_id, target_id);
ALTER TABLE ONLY public.id_clock
    ADD CONSTRAINT id_clock_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.item
    ADD CONSTRAINT item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_device
    ADD CONSTRAINT known_device_pkey PRIMARY KEY (person_id, device_hash);
ALTER TABLE ONLY public.list_member
    ADD CONSTRAINT list_member_pkey PRIMARY KEY (list_id, person_id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.media_removal
    ADD CONSTRAINT media_removal_pkey PRIMARY KEY (file);
ALTER TABLE ONLY public.mention
    ADD CONSTRAINT mention_pkey PRIMARY KEY (post_id, person_id);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mute
    ADD CONSTRAINT mute_pkey PRIMARY KEY (muter_id, muted_id);
ALTER TABLE ONLY public.notice_audience
    ADD CONSTRAINT notice_audience_pkey PRIMARY KEY (person_id, kind);
ALTER TABLE ONLY public.notice_group
    ADD CONSTRAINT notice_group_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_reset
    ADD CONSTRAINT password_reset_pkey PRIMARY KEY (email_folded, device_hash);
ALTER TABLE ONLY public.person_note
    ADD CONSTRAINT person_note_pkey PRIMARY KEY (writer_id, person_id);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person_search
    ADD CONSTRAINT person_search_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.photo
    ADD CONSTRAINT photo_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pin
    ADD CONSTRAINT pin_pkey PRIMARY KEY (person_id, post_id);
ALTER TABLE ONLY public.post_like
    ADD CONSTRAINT post_like_pkey PRIMARY KEY (post_id, person_id);
ALTER TABLE ONLY public.post
    ADD CONSTRAINT post_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.post_search
    ADD CONSTRAINT post_search_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.post_tag
    ADD CONSTRAINT post_tag_pkey PRIMARY KEY (tag_id, post_id);
ALTER TABLE ONLY public.push_subscription
    ADD CONSTRAINT push_subscription_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiet_hours
    ADD CONSTRAINT quiet_hours_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.reading_place
    ADD CONSTRAINT reading_place_pkey PRIMARY KEY (person_id, timeline);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT report_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.report_post
    ADD CONSTRAINT report_post_pkey PRIMARY KEY (report_id, "position");
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_pkey PRIMARY KEY (post_id, at);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tag_follow
    ADD CONSTRAINT tag_follow_pkey PRIMARY KEY (person_id, tag_id);
ALTER TABLE ONLY public.tag
    ADD CONSTRAINT tag_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.telling
    ADD CONSTRAINT telling_pkey PRIMARY KEY (post_id, audience);
ALTER TABLE ONLY public.user_list
    ADD CONSTRAINT user_list_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX account_email ON public.account USING btree (email_folded);
CREATE INDEX allowance_whole ON public.allowance USING btree (whole_at);
CREATE UNIQUE INDEX app_client ON public.app USING btree (client_id);
CREATE INDEX app_token_app ON public.app_token USING btree (app_id, id);
CREATE UNIQUE INDEX app_token_token ON public.app_token USING btree (token_hash);
CREATE INDEX authorization_code_end ON public.authorization_code USING btree (ends_at);
CREATE INDEX authorization_code_person ON public.authorization_code USING btree (person_id);
CREATE INDEX block_blocked ON public.block USING btree (blocked_id);
CREATE INDEX block_list ON public.block USING btree (blocker_id, id);
CREATE INDEX bookmark_list ON public.bookmark USING btree (person_id, id, post_id);
CREATE INDEX bookmark_post ON public.bookmark USING btree (post_id);
CREATE INDEX email_change_end ON public.email_change USING btree (ends_at);
CREATE INDEX featured_person_list ON public.featured_person USING btree (owner_id, id);
CREATE INDEX follow_followers ON public.follow USING btree (followee_id, id);
CREATE INDEX follow_following ON public.follow USING btree (follower_id, id);
CREATE INDEX follow_request_list ON public.follow_request USING btree (target_id, id);
CREATE INDEX follow_watched ON public.follow USING btree (followee_id, follower_id) WHERE (watched_since > 0);
CREATE INDEX follow_without_shares ON public.follow USING btree (follower_id, followee_id) WHERE (hides_shares = 1);
CREATE INDEX item_actor ON public.item USING btree (actor_id, id, reply_to_author_id, visibility);
CREATE INDEX item_listed ON public.item USING btree (id) WHERE (listed = 1);
CREATE UNIQUE INDEX item_share ON public.item USING btree (post_id, actor_id) WHERE (is_share = 1);
CREATE INDEX item_share_list ON public.item USING btree (post_id, id) WHERE (is_share = 1);
CREATE INDEX list_member_list ON public.list_member USING btree (list_id, id);
CREATE INDEX list_member_person ON public.list_member USING btree (owner_id, person_id);
CREATE INDEX media_removal_due ON public.media_removal USING btree (store, due_at);
CREATE INDEX mute_list ON public.mute USING btree (muter_id, id);
CREATE INDEX mute_muted ON public.mute USING btree (muted_id);
CREATE INDEX notice_actor ON public.notice USING btree (actor_id);
CREATE UNIQUE INDEX notice_cause ON public.notice USING btree (recipient_id, actor_id, kind, post_id);
CREATE INDEX notice_group_cause ON public.notice_group USING btree (post_id, recipient_id, kind, latest_id);
CREATE INDEX notice_group_list ON public.notice_group USING btree (recipient_id, latest_id);
CREATE INDEX notice_list ON public.notice USING btree (recipient_id, id) WHERE (standing = 1);
CREATE INDEX notice_member ON public.notice USING btree (group_id, id, kind, actor_id, post_id) WHERE (standing = 1);
CREATE INDEX notice_post ON public.notice USING btree (post_id) WHERE (post_id <> 0);
CREATE INDEX notice_unread ON public.notice USING btree (recipient_id, group_id, id, kind, actor_id, post_id) WHERE ((standing = 1) AND (read_at IS NULL));
CREATE INDEX password_reset_end ON public.password_reset USING btree (ends_at);
CREATE INDEX person_active ON public.person USING btree (last_posted_on, id) WHERE ((is_discoverable = 1) AND (last_posted_on IS NOT NULL));
CREATE UNIQUE INDEX person_handle ON public.person USING btree (handle_folded, domain);
CREATE INDEX person_hidden ON public.person USING btree (id) WHERE (state > 0);
CREATE INDEX person_search_tokens ON public.person_search USING gin (tokens);
CREATE INDEX photo_loose ON public.photo USING btree (created_at) WHERE (post_id IS NULL);
CREATE INDEX photo_owner ON public.photo USING btree (owner_id);
CREATE INDEX photo_post ON public.photo USING btree (post_id, "position") WHERE (post_id IS NOT NULL);
CREATE INDEX photo_waiting ON public.photo USING btree (owner_id) WHERE ((post_id IS NULL) AND (waiting_bytes > 0));
CREATE INDEX post_absent_parent ON public.post USING btree (author_id, absent_parent) WHERE (absent_parent IS NOT NULL);
CREATE UNIQUE INDEX post_key ON public.post USING btree (author_id, publish_key);
CREATE INDEX post_like_list ON public.post_like USING btree (post_id, id);
CREATE INDEX post_like_order ON public.post_like USING btree (person_id, id);
CREATE INDEX post_photos ON public.post USING btree (author_id, id) WHERE (photo_count > 0);
CREATE INDEX post_search_tokens ON public.post_search USING gin (tokens);
CREATE INDEX post_tag_author ON public.post_tag USING btree (author_id, tag_id, post_id);
CREATE INDEX post_tag_post ON public.post_tag USING btree (post_id, tag_id);
CREATE INDEX post_thread ON public.post USING btree (reply_to_id, thread_key) WHERE (reply_to_id IS NOT NULL);
CREATE INDEX push_subscription_person ON public.push_subscription USING btree (person_id);
CREATE UNIQUE INDEX push_subscription_session ON public.push_subscription USING btree (session_id);
CREATE INDEX report_open ON public.report USING btree (id) WHERE (closed_at IS NULL);
CREATE INDEX report_reporter ON public.report USING btree (reporter_id, id);
CREATE INDEX session_person ON public.session USING btree (person_id);
CREATE UNIQUE INDEX session_token ON public.session USING btree (token_hash);
CREATE INDEX tag_follow_list ON public.tag_follow USING btree (person_id, id);
CREATE UNIQUE INDEX tag_name ON public.tag USING btree (name_folded);
CREATE UNIQUE INDEX user_list_title ON public.user_list USING btree (owner_id, title_folded);
