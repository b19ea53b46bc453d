import { contentStatusOf } from '../../data/enums/codes';
import { ContentStatus } from '../../data/enums/content';

export type ContentVisibility = 'draft' | 'published' | 'needs_review' | 'scheduled';

const VISIBLE: ReadonlyMap<unknown, ContentVisibility> = new Map([
  [ContentStatus.PUBLISHED, 'published'],
  [ContentStatus.NEEDS_REVIEW, 'needs_review'],
  [ContentStatus.SCHEDULED, 'scheduled'],
]);

/** The analytics name of a publication state, given as a code or word (specification, section 4); draft if unknown. */
export function contentVisibility(status: unknown): ContentVisibility {
  return VISIBLE.get(contentStatusOf(status)) ?? 'draft';
}

/** The content types known to analytics (specification, section 3, other entities). */
export const CONTENT_ITEM_TYPES = {
  audio: 'audio',
  event: 'event',
  image: 'image',
  'portfolio item': 'portfolio-item',
  text: 'blog post',
  video: 'video',
} as const;
