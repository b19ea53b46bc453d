import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';

/** The server writes the ratio of a hosted video as if it were a percentage: 0.5625%. */
const HOSTED_VIDEO = '.embed-block-wrapper[style*="padding-bottom:0."]:has(> .sqs-native-video)';

/** Gives hosted videos the height that their block gives them later, unless something else in them has one. */
export function reserveHostedVideos(attributes: ServerAttributes): void {
  for (const video of page.all(HOSTED_VIDEO)) {
    const ratio = Number.parseFloat(video.style.paddingBottom);
    if (video.clientHeight < video.clientWidth / 10)
      attributes.style(video, 'padding-bottom', `${100 * ratio}%`);
  }
}
