import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMessage, t } from '../../i18n/t';
import { useAsyncPart } from '../../runtime/block/use-async-part';
import { CoverButton, hasOverlay, OverlayButton, overlayIn } from './cover';
import type { EmbeddedVideo } from './embedded-video';
import { FilePlayer } from './file-player';
import { FramePlayer } from './frame-player';
import type { VideoBlockProps } from './settings';
import { useTurn } from './use-turn';
import { VideoBox } from './video-box';

interface EmbeddedPlayerProps extends VideoBlockProps {
  readonly video: EmbeddedVideo;
}

/**
 * `waiting`: behind a cover, until the visitor plays it or consents; `uncovered`: a player that doesn't autoplay;
 * `playing`: the player started by the visitor; `covered`: behind its cover again.
 */
type Phase = 'waiting' | 'uncovered' | 'playing' | 'covered';

/** Shows a video: behind a cover until played, and again when other media plays; without a cover if none is needed. */
export function EmbeddedPlayer({ video, ...block }: EmbeddedPlayerProps) {
  const [phase, setPhase] = useState<Phase>(() => (needsCover(block) ? 'waiting' : 'uncovered'));
  const [overlay] = useState(() => overlayIn(block.element));
  const label = usePlayLabel(block, video.title);
  const turn = useTurn(block.element);
  const isCovered = phase === 'waiting' || phase === 'covered';
  const cover = { label, onPlay: () => setPhase('playing') };
  const isLoaded = useRef(false);
  const onConsent = useEffectEvent(() => {
    const isCoverNeeded = needsCover(block);
    setPhase((current) => {
      if (current === 'waiting') return isCoverNeeded ? 'waiting' : 'uncovered';
      // Consent may be withdrawn before a provider's lazy player has loaded.
      const isCoveredAgain = isCoverNeeded && video.embed && !isLoaded.current;
      return current === 'uncovered' && isCoveredAgain ? 'waiting' : current;
    });
  });
  const { events } = block.runtime;
  useEffect(() => events.on('consent', onConsent), [events]);

  const player = { block, turn, onYield: phase === 'playing' ? () => setPhase('covered') : undefined };
  return (
    <>
      <VideoBox {...block}>
        {isCovered && !overlay && <CoverButton {...cover} />}
        {!isCovered && video.embed && (
          <FramePlayer
            key={phase}
            {...player}
            embed={video.embed}
            name={video.name}
            onLoad={() => {
              isLoaded.current = true;
            }}
          />
        )}
        {!isCovered && video.file && <FilePlayer key={phase} {...player} file={video.file} />}
      </VideoBox>
      {overlay && <OverlayButton {...block} {...cover} overlay={overlay} isShown={isCovered} />}
    </>
  );
}

/**
 * If the author wants an overlay, or a gallery will request its video. Providers can track visitors, so their players
 * also need a cover without consent.
 */
function needsCover(block: VideoBlockProps): boolean {
  const { settings, runtime } = block;
  return hasOverlay(block) || !settings.load || !runtime.consent.allowsTracking();
}

/** The label of the play button, with the video's title if it has one. */
function usePlayLabel(block: VideoBlockProps, title: string): string {
  const { runtime } = block;
  const label = useAsyncPart(block, async () =>
    title ? formatMessage(runtime, 'Play: {title}', { title }) : undefined,
  );
  return label ?? t(runtime, 'Play');
}
