/** Elements with their own click behaviour. */
export const OPERABLE =
  'a[href], button, input, select, textarea, label, summary, video, audio, iframe, .sqs-video-wrapper';
