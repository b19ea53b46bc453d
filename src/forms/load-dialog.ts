import { reportPart } from '../runtime/block/use-async-part';
import type { ChunkModules } from '../runtime/chunks';
import type { FormBlock } from './form-block';

export type DialogChunks = ChunkModules['form-dialog'] & ChunkModules['popup-dialog'];

/** Milliseconds that a visitor waits for the dialog; after that, the form opens in its place. */
const TIMEOUT = 2_000;

/** The code of the dialog; `undefined` if it fails, which is reported, or does not come in time. */
export function dialogInTime(block: FormBlock): Promise<DialogChunks | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT));
  return Promise.race([loadDialog(block), tooLate]);
}

async function loadDialog(block: FormBlock): Promise<DialogChunks | undefined> {
  const { chunks } = block.runtime;
  try {
    const [form, popup] = await Promise.all([chunks.load('form-dialog'), chunks.load('popup-dialog')]);
    return { ...form, ...popup };
  } catch (error) {
    if (!block.signal.aborted) reportPart(block, error);
    return undefined;
  }
}
