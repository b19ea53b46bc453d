import type { ServerAttributes } from '../../dom/attributes';
import type { Chunks } from '../../runtime/chunks';
import type { Size } from './dimensions';
import { type Frame, measure } from './measure';
import { drawnWidth, placeImage } from './placement';
import type { Priority } from './priority';
import type { Queue } from './queue';
import type { ImageSettings } from './settings';
import { asSource, type ShowPicture } from './source';
import { chooseImageWidth, type ImageWidth, imageUrl, oneSmaller } from './widths';

/** One image on the page, from the first time it is shown. */
export interface ResponsiveImage {
  readonly settings: ImageSettings;
  /** What decides on its width: the image, or the box whose background it becomes. */
  readonly sized: Element;
  /** Its frame; `rect` is the image's own rectangle. Call it when layout is clean. */
  measure(rect: Size): Frame;
  /** Requests the image at the width `frame` needs, if larger than the current one. */
  show(frame: Frame, priority: Priority): void;
  /** Restores the server's attributes, unless it has left the page: Chromium never frees an image without its `src`. */
  release(): void;
}

export function createResponsiveImage(
  image: HTMLImageElement,
  settings: ImageSettings,
  queue: Queue,
  { attributes, chunks }: { readonly attributes: ServerAttributes; readonly chunks: Chunks },
): ResponsiveImage {
  const controller = new AbortController();
  const abandoned = controller.signal;
  const showPicture = settings.useBackgroundImage ? showBackground : asSource(attributes, image, abandoned);
  let width: ImageWidth | 0 = 0;
  let isLoading = false;
  let hasFailed = false;
  /** The larger frame it got while it was loading. */
  let missed: Frame | undefined;

  async function showBackground(url: string): ReturnType<ShowPicture> {
    const { asBackground } = await chunks.load('background-image');
    return asBackground(attributes, image, settings, abandoned)(url);
  }

  /** An aborted load still waits for its slot in the queue. */
  async function fetchPicture(done: () => void): Promise<void> {
    const asked = width;
    const isLoaded =
      (await arrives(imageUrl(settings.src, asked, settings.sizeFormat))) || (await fallBack());
    done();
    if (abandoned.aborted) return;
    isLoading = false;
    attributes.toggleClass(image, 'loading', false);
    if (isLoaded) {
      attributes.toggleClass(image, 'loaded', true);
      attributes.set(image, 'data-image-resolution', `${asked}w`);
    }
    if (missed) show(missed, 'usual');
  }

  async function arrives(url: string): Promise<boolean> {
    return !abandoned.aborted && showPicture(url).catch(() => false);
  }

  function fallBack(): Promise<boolean> {
    hasFailed = true;
    return arrives(settings.fallbackSrc || settings.src);
  }

  function show(frame: Frame, priority: Priority): void {
    const wanted = widthFor(frame.size, settings);
    const isLarger = wanted > width || (settings.forceImageUpdate && wanted !== width);
    missed = isLoading && !settings.allowConcurrentLoads ? frame : undefined;
    if (!isLarger || hasFailed || missed) return;
    if (!width) placeImage(attributes, image, settings, frame);
    if (priority === 'first') attributes.set(image, 'fetchpriority', 'high');
    width = wanted;
    isLoading = true;
    attributes.toggleClass(image, 'loading', true);
    queue.add((done) => void fetchPicture(done), priority !== 'usual');
  }

  return {
    settings,
    sized: (settings.useBackgroundImage && image.parentElement) || image,
    measure: (rect) => measure(image, rect, settings),
    show,
    release() {
      controller.abort();
      if (image.isConnected) attributes.restore();
    },
  };
}

/** The service width for a box; one step smaller for visitors who save data, if the author allows it. */
function widthFor(box: Size, settings: ImageSettings): ImageWidth {
  const isSaving = settings.allowSaveData && savesData();
  const width = chooseImageWidth(drawnWidth(box, settings), {
    ...settings,
    dpr: isSaving ? 1 : devicePixelRatio,
  });
  return isSaving ? oneSmaller(width) : width;
}

/** Whether the visitor uses data saving. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
