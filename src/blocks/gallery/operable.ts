/** What does something of its own when it is clicked. */
export const OPERABLE =
  'a[href], button, input, select, textarea, label, summary, video, audio, iframe, .sqs-video-wrapper';
