import type { Dispose } from '../../data/dispose';
import { firstFailing } from '../../data/rules';
import { now } from '../../dom/clock';
import type { MountedBlock } from '../../runtime/block/plain-block';
import type { ChunkModules } from '../../runtime/chunks';
import type { Runtime } from '../../runtime/types';
import { rememberPopup, rememberShown } from './record';
import { popupChecks, siteChecks } from './rules';
import type { settings } from './settings';
import { onTrigger } from './triggers';
import { whenFree } from './when-free';

type ShowPopup = ChunkModules['popup-dialog']['showPopup'];

export type PopupBlock = MountedBlock<typeof settings>;

/** The popups of the page by their root, for the page's own calls. */
const shows = new WeakMap<Element, () => void>();

/** Shows the popup when its trigger comes and its rules allow it; once by itself, and as often as the page asks. */
export function startPopup(block: PopupBlock): Dispose {
  const { element, runtime, settings, signal } = block;
  let close: Dispose | undefined;
  let isComing = false;

  async function show(isAllowed: () => boolean): Promise<void> {
    if (close || isComing || !isAllowed()) return;
    isComing = true;
    try {
      const { showPopup } = await runtime.chunks.load('popup-dialog');
      await whenFree(runtime, signal, () => {
        if (isAllowed()) open(showPopup); // another popup or tab may have been answered meanwhile
      });
    } catch (error) {
      if (!signal.aborted) runtime.report(error, { kind: 'block', name: 'popup-overlay' });
    } finally {
      isComing = false;
    }
  }
  function open(showPopup: ShowPopup): void {
    close = showPopup(block, dismiss);
    if (!close) return; // the page keeps it hidden
    notify('show');
    rememberShown(settings.version);
  }
  function dismiss(): void {
    close?.();
    close = undefined;
    rememberPopup({ 'date-closed': now() });
    notify('close');
  }
  function keepSubmission(): void {
    rememberPopup({ submitted: true });
    notify('submit');
  }
  /** Of a form that the browser itself sends; any other says by itself whether it was taken. */
  function keepPlainSubmission({ defaultPrevented }: Event): void {
    if (!defaultPrevented) keepSubmission();
  }
  function notify(action: 'show' | 'close' | 'submit'): void {
    void runtime.hits.census('overlay', overlayFields(block, action));
    element.dispatchEvent(new CustomEvent(`popup-overlay:${action}`, { bubbles: true }));
  }

  const isAllowedByPage = () => !firstFailing(siteChecks(settings));
  const isAllowedByItself = () => !firstFailing(popupChecks(settings, runtime.site));
  shows.set(element, () => void show(isAllowedByPage));
  element.addEventListener('form:success', keepSubmission, { signal });
  element.addEventListener('submit', keepPlainSubmission, { signal });
  onTrigger(settings, signal, () => void show(isAllowedByItself));
  return () => close?.();
}

/** What the census is told of a popup. */
function overlayFields({ element, settings, runtime: { site } }: PopupBlock, action: string) {
  return {
    overlayId: element.id || 'popup-overlay',
    pageId: site.itemId ?? site.collectionId ?? '',
    action,
    version: String(settings.version),
  };
}

/** Shows a popup, the page's first when none is named, on the wish of the page's own script, whatever this browser remembers. */
export async function openPopup({ blocks }: Runtime, wanted?: unknown): Promise<void> {
  const popups = blocks.instances().filter(({ name }) => name === 'popup-overlay');
  const popup = popups.find(({ element }) => element === (wanted ?? element));
  if (!popup) return console.warn('popup.open: the page has no element with data-block="popup-overlay".');
  await blocks.mountNow(popup.element);
  shows.get(popup.element)?.();
}
