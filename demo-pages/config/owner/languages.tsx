import { useState } from 'react';
import { SavingForm } from './saving-form';
import { api, messageFor } from './site-api';

interface LanguagesProps {
  readonly settings: object;
  readonly status: object;
  readonly languages: object;
}

export function Languages({ settings, status, languages }: LanguagesProps) {
  const codes = 'languages' in languages && Array.isArray(languages.languages) ? languages.languages : [];
  const own = 'defaultLanguage' in settings ? String(settings.defaultLanguage) : 'unknown';
  return (
    <section aria-labelledby="languages">
      <h2 id="languages">Languages</h2>
      <SavingForm save={saveLanguages}>
        <fieldset>
          <legend>The site is written in</legend>
          <label className="field">
            Codes, one a line
            <textarea name="codes" rows={5} spellCheck={false} defaultValue={codes.join('\n')} />
          </label>
          <p className="note">Its own language is {own}.</p>
        </fieldset>
      </SavingForm>
      <TranslationProvider wasConnected={'isConnected' in status && status.isConnected === true} />
    </section>
  );
}

async function saveLanguages(input: FormData): Promise<unknown> {
  const codes = String(input.get('codes')).split(/\s+/).filter(Boolean);
  const wrong = codes.find((code) => !isLanguage(code));
  if (wrong) throw new Error(`${wrong} is no language code.`);
  return api.putLanguages(Intl.getCanonicalLocales(codes));
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}

function TranslationProvider({ wasConnected }: { readonly wasConnected: boolean }) {
  const [message, setMessage] = useState(wasConnected ? 'Connected.' : GONE);
  const disconnect = async () => setMessage(await messageFor(api.deleteTranslationConnection(), GONE));
  return (
    <div className="bar">
      <h3>Translation provider</h3>
      <p role="status">{message}</p>
      <button type="button" disabled={message === GONE} onClick={disconnect}>
        Disconnect
      </button>
    </div>
  );
}

const GONE = 'Not connected.';
