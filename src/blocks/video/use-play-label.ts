import { formatMessage, t } from '../../i18n/t';
import { useAsyncPart } from '../../runtime/block/use-async-part';
import type { VideoBlockProps } from './settings';

/** What the button that plays a video is called: after the video, where that has a title. */
export function usePlayLabel(block: VideoBlockProps, title: string): string {
  const { runtime } = block;
  const label = useAsyncPart(block, async () =>
    title ? formatMessage(runtime, 'Play: {title}', { title }) : undefined,
  );
  return label ?? t(runtime, 'Play');
}
