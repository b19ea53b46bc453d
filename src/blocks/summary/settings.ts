import type { BlockDescription } from '../../runtime/block/description';
import { imageAspectRatio } from '../../runtime/block/image-aspect-ratio';
import type { BlockProps } from '../../runtime/block/react-block';
import { choice, count, flag, number, type SettingsOf } from '../../runtime/block/settings';
import type { SummaryDesign } from './design';
import type { SummaryElements } from './elements';

const PIXELS = { min: 0, max: 10_000 };
const POSITIVE = { min: 1, max: 10_000 };

/** Numbers are px; the names are those of published blocks, whose other settings are handled by the server. */
export const settings = {
  design: choice(['', 'wall', 'carousel', 'list', 'grid', 'autocolumns', 'autogrid'], 'data-design'),
  imageAspectRatio,
  autoCrop: flag(true),
  columnWidth: number(270, POSITIVE),
  gutter: number(30, PIXELS),
  slidesPerRow: count(3, { min: 1, max: 100 }),
  /** Percentage of the width. */
  listImageSize: number(30, { min: 1, max: 100 }),
  listImageAlignment: choice(['left', 'right']),
};

export const requiredSelector = '.summary-item';

export const description: BlockDescription<typeof settings> = {
  summary: 'Excerpts of a collection as a carousel, list or grid.',
  settings: {
    design: {
      meaning: 'How the excerpts are laid out; `autocolumns` is `wall`.',
      byDefault: 'the server’s class, else `wall`',
    },
    imageAspectRatio: 'Width by height of every picture; `Auto` keeps each picture’s own.',
    autoCrop: 'Whether pictures fill their box; otherwise they are shown whole.',
    columnWidth: 'The minimum width of a column of `wall` and `autogrid` in px.',
    gutter: 'The distance between items in px; in a carousel of a published page 2 % of its width instead.',
    slidesPerRow:
      'The number of items side by side in `grid` and `carousel`; in a carousel at most 2 below 480 px and 3 below 724 px.',
    listImageSize: 'The width of a list’s picture in percent.',
    listImageAlignment:
      'The side of a list’s pictures. A published style sheet that positions pictures next to their text itself keeps its layout.',
  },
};

export type SummaryProps = BlockProps<typeof settings>;

/** A summary's settings and the server's elements. */
export interface SummaryLayout {
  readonly settings: SettingsOf<typeof settings>;
  readonly design: SummaryDesign;
  readonly elements: SummaryElements;
  /** The items that have not been laid out before. */
  readonly added: readonly HTMLElement[];
  /** The page's style sheet positions a list's pictures itself. */
  readonly isLaidOutByPage: boolean;
  /** The list's width in px before any change. */
  readonly width: number;
}

export type SummaryLayoutProps = SummaryProps & SummaryLayout;
