import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright';

/** Without borders and padding around the page, a window may be as narrow as a phone. */
const NARROW = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }';

/** What WebDriver has no options for, WebKit takes from its environment when it starts. */
export function environmentFor(options: BrowserContextOptions): Record<string, string> {
  const { deviceScaleFactor = 1, timezoneId, locale = 'en-US' } = options;
  const language = locale.replace('-', '_');
  return {
    XDG_CONFIG_HOME: settingsFolder(options),
    LANG: 'en_US.UTF-8', // another one would have to be installed
    LANGUAGE: language,
    ...(deviceScaleFactor > 1 && { GDK_SCALE: String(deviceScaleFactor) }),
    ...(timezoneId && { TZ: timezoneId }),
  };
}

/** GTK's settings, of which WebKit makes the media features of a page. */
function settingsFolder({ reducedMotion, colorScheme }: BrowserContextOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-gtk-'));
  const settings = [
    '[Settings]',
    `gtk-enable-animations=${reducedMotion === 'reduce' ? 0 : 1}`,
    `gtk-theme-name=${colorScheme === 'dark' ? 'Adwaita-dark' : 'Adwaita'}`,
  ];
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `${settings.join('\n')}\n`);
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW);
  return folder;
}
