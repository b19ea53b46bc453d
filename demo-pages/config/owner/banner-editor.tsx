import { useState } from 'react';
import { BannerFields } from './banner-fields';
import { BannerPreview } from './banner-preview';
import { FIRST_SETTINGS, type SettingName, withSetting } from './banner-settings';

/** The settings on the left, the banner on the right. */
export function BannerEditor() {
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const [isForced, setForced] = useState(true);
  const change = (name: SettingName, value: string) => setSettings(withSetting(settings, name, value));
  return (
    <div className="studio">
      <div className="choices">
        <BannerFields settings={settings} onChange={change} />
        <label className="check">
          <input type="checkbox" checked={isForced} onChange={({ target }) => setForced(target.checked)} />
          Preview the banner
        </label>
      </div>
      <div className="outcome">
        <section aria-labelledby="preview">
          <h2 id="preview">On a page</h2>
          <BannerPreview settings={settings} isForced={isForced} />
        </section>
        <section aria-labelledby="settings">
          <h2 id="settings">As settings of the site</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <pre className="code" tabIndex={0}>
            {JSON.stringify({ cookieSettings: { isCookieBannerEnabled: true, ...settings } }, null, 2)}
          </pre>
        </section>
      </div>
    </div>
  );
}
