/// The script of the pages on which browsers make and use passkeys: the only one that pages have. Without it, the pages
/// show nothing of passkeys and work as they did.
enum PasskeyScript {
  /// The address, which changes with the content, so that browsers can keep the script for ever.
  static let address = "/assets/passkeys-\(EntityTag.digest(of: source)).js"
  static let tag = EntityTag(of: source)

  /// A form with `data-passkey` asks the browser, for what `data-options` answers, before it's sent with the credential.
  /// Where the server refuses to ask, it's sent without one, and the page that comes back says why. One with
  /// `data-conditional` waits for a passkey that the person chooses in a field, for an hour at most.
  static let source = """
    (() => {
      const Key = window.PublicKeyCredential;
      if (!Key || !Key.parseRequestOptionsFromJSON || !Key.prototype.toJSON) return;
      let asking;
      const answer = async (form, mediation) => {
        if (asking) asking.abort();
        const stop = asking = new AbortController();
        const timer = mediation && setTimeout(() => stop.abort(), 240000);
        const sent = new URLSearchParams(new FormData(form));
        const asked = await fetch(form.dataset.options, { method: 'POST', body: sent, signal: stop.signal });
        if (!asked.ok) return null;
        const options = await asked.json();
        const isNew = form.dataset.passkey === 'create';
        const publicKey = isNew ? Key.parseCreationOptionsFromJSON(options) : Key.parseRequestOptionsFromJSON(options);
        const request = { publicKey, signal: stop.signal };
        if (mediation) request.mediation = mediation;
        const credential = await navigator.credentials[isNew ? 'create' : 'get'](request);
        clearTimeout(timer);
        return credential;
      };
      const send = (form, credential) => {
        form.elements.credential.value = credential ? JSON.stringify(credential) : '';
        form.submit();
      };
      const wait = async (form) => {
        if (!Key.isConditionalMediationAvailable || !await Key.isConditionalMediationAvailable()) return;
        for (let round = 0; round < 15; round++) {
          try {
            const credential = await answer(form, 'conditional');
            if (credential) send(form, credential);
            return;
          } catch (error) {
            if (error.name !== 'AbortError' || form.dataset.used) return;
          }
        }
      };
      for (const form of document.querySelectorAll('form[data-passkey]')) {
        form.addEventListener('submit', async (event) => {
          event.preventDefault();
          const problem = form.querySelector('[data-problem]');
          const button = form.querySelector('button');
          form.dataset.used = 'yes';
          problem.hidden = true;
          button.disabled = true;
          try {
            send(form, await answer(form));
          } catch (error) {
            problem.hidden = false;
          }
          button.disabled = false;
        });
        if ('conditional' in form.dataset) wait(form);
      }
      for (const part of document.querySelectorAll('[data-passkeys]')) part.hidden = false;
    })();
    """
}
