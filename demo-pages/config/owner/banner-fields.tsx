import { type BannerSettings, choicesFor, type SettingName } from './banner-settings';

interface BannerFieldsProps {
  readonly settings: BannerSettings;
  onChange(name: SettingName, value: string): void;
}

const TEXTS = [
  ['cookieBannerCtaText', 'To accept'],
  ['cookieBannerOptOutCtaText', 'To decline'],
] as const;

export function BannerFields({ settings, onChange }: BannerFieldsProps) {
  return (
    <>
      <fieldset>
        <legend>Looks</legend>
        {choicesFor(settings.cookieBannerVariant).map(({ name, label, options }) => (
          <label className="row" key={name}>
            {label}
            <select value={settings[name]} onChange={({ target }) => onChange(name, target.value)}>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Words</legend>
        <label className="field">
          What it says, as HTML
          <textarea
            rows={4}
            spellCheck={false}
            value={settings.cookieBannerText}
            onChange={({ target }) => onChange('cookieBannerText', target.value)}
          />
        </label>
        {TEXTS.map(([name, label]) => (
          <label className="row" key={name}>
            {label}
            <input
              value={settings[name]}
              autoComplete="off"
              onChange={({ target }) => onChange(name, target.value)}
            />
          </label>
        ))}
      </fieldset>
    </>
  );
}
