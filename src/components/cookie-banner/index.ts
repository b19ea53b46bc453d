import type { Dispose } from '../../data/dispose';
import { asRecord, type Fields } from '../../data/fields';
import { siteDetails } from '../../runtime/site-details';
import { siteOrigin } from '../../runtime/site-origin';
import type { Runtime } from '../../runtime/types';
import { readBannerSettings } from './settings';
import { showCookieBanner } from './show';

/** Required version of preview events (specification, section 9, cookies and consent). */
const PREVIEW_VERSION = 2;

let banner: Banner | undefined;

/** Shows the banner to the visitor. */
export function ask(runtime: Runtime): void {
  banner ??= createBanner(runtime);
  banner.ask();
}

/** Handles `cookieBanner:force`, `:update` and `:unforce`, as events or messages; other versions are ignored. */
export function preview(runtime: Runtime, event: Event): void {
  banner ??= createBanner(runtime);
  banner.preview(event);
}

/** The page's only banner: for the visitor, or the owner's preview. */
interface Banner {
  ask(): void;
  preview(event: Event): void;
}

function createBanner(runtime: Runtime): Banner {
  let remove: Dispose | undefined;
  let preview: Fields | undefined;
  let isWished = false;

  const hide = () => {
    remove?.();
    remove = undefined;
  };
  const show = (settings: Fields) => {
    hide();
    remove = showCookieBanner(runtime, readBannerSettings(settings, runtime), {
      isForced: preview !== undefined,
      onHidden: hide, // a banner that nobody sees would only obstruct the keyboard
      onSwept: () => show(settings),
    });
  };
  const force = (settings: Fields) => {
    preview = settings;
    show({ ...runtime.site.cookieSettings, ...settings });
  };
  const unforce = () => {
    preview = undefined;
    hide();
    if (isWished) show(runtime.site.cookieSettings);
  };
  const update = (settings: Fields) => {
    if (preview) force({ ...preview, ...settings });
    else if (remove) show({ ...runtime.site.cookieSettings, ...settings });
  };
  const actions = new Map<string, (settings: Fields) => void>([
    ['cookieBanner:force', force],
    ['cookieBanner:update', update],
    ['cookieBanner:unforce', unforce],
  ]);

  runtime.events.on('consent', () => {
    isWished = false;
    if (!preview) hide();
  });
  return {
    ask() {
      isWished = true;
      if (!preview && !remove) show(runtime.site.cookieSettings);
    },
    preview(event) {
      if (event instanceof MessageEvent && !isEditor(event.origin, runtime)) return;
      const { name, version, settings } = readPreview(event);
      if (version === PREVIEW_VERSION) actions.get(String(name))?.(asRecord(settings));
    },
  };
}

/** The editor's messages come from the site itself or its admin address. */
function isEditor(origin: string, { site }: Runtime): boolean {
  return origin === location.origin || origin === siteOrigin(siteDetails(site));
}

function readPreview(event: Event): Fields {
  if (!(event instanceof MessageEvent))
    return { ...asRecord((event as CustomEvent).detail), name: event.type };
  const { type, name = type, detail, ...data } = asRecord(event.data);
  return { ...data, ...asRecord(detail), name };
}
