import { addStyles } from '../../runtime/styles';
import type { Runtime, Stop } from '../../types';

/** Paper cannot be clicked: every answer is printed. */
const PRINTED = `@media print {
  .accordion-item__dropdown {
    display: block !important;
    content-visibility: visible !important;
    height: auto !important;
    visibility: visible !important;
    opacity: 1 !important;
  }
}`;

export function showAllInPrint(runtime: Runtime): Stop {
  return addStyles(PRINTED, runtime.tag.nonce);
}
