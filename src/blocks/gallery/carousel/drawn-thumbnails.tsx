import { imageUrl } from '../../../media/images/widths';
import { sayWith } from '../../../i18n/format-message';
import type { Stop } from '../../../runtime/types';
import { createLifetime } from '../../../data/disposables';
import { insertMountPoint } from '../../../components/mount-point';
import { openRoot } from '../../../runtime/block/root';
import type { Slide } from '../slide';
import { THUMBNAIL_STYLES } from './control-styles';
import type { Moving } from './moving';

/** Px; the kept width that is sharp at the usual height of the strip. */
const WIDTH = 300;

/** Draws a button with a small picture for each slide, after the gallery. */
export async function drawThumbnails({
  element,
  parts,
  runtime,
}: Moving): Promise<{ strip: HTMLElement; stop: Stop }> {
  const labels = await Promise.all(
    parts.slides.map((_, index) => sayWith(runtime, 'Slide {index}', { index: index + 1 })),
  );
  const life = createLifetime();
  const mountPoint = insertMountPoint(
    life,
    runtime,
    'mortar-gallery-drawn-thumbnails',
    THUMBNAIL_STYLES,
    element,
  );
  const strip = (
    <div className="sqs-gallery-thumbnails">
      {parts.slides.map((slide, index) => (
        <button key={labels[index]} type="button" aria-label={labels[index]}>
          <img src={sourceOf(slide)} alt="" loading="lazy" draggable={false} />
        </button>
      ))}
    </div>
  );
  try {
    life.keep(
      await openRoot(mountPoint, strip, {
        runtime,
        where: { kind: 'block', name: 'gallery' },
        onFail: life.end,
      }),
    );
  } catch (error) {
    life.end();
    throw error;
  }
  return { strip: mountPoint.firstElementChild as HTMLElement, stop: life.end };
}

function sourceOf({ image }: Slide): string | undefined {
  const source = image?.getAttribute('data-src');
  const isInName = image?.getAttribute('data-size-format') === 'filename';
  return source ? imageUrl(source, WIDTH, isInName ? 'filename' : 'queryString') : image?.src;
}
