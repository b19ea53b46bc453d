import { failureText } from '../../api/restricted';
import { widgetCalls } from '../../api/widget';
import { createStandIn } from '../../components/placeholder/index';
import { PLACEHOLDER_STYLES } from '../../components/placeholder/styles';
import type { Dispose } from '../../data/dispose';
import { messageOf } from '../../data/errors';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { t } from '../../i18n/t';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { widgetOf } from './published';
import type { settings } from './settings';
import { showRendering } from './show-rendering';
import styles from './widget.css';

const STYLES = PLACEHOLDER_STYLES + styles;

export type WidgetBlock = MountedBlock<typeof settings>;

/** Shows what the server renders in place of what the page came with; where that fails, the latter stays. */
export function startWidget(block: WidgetBlock): Dispose | undefined {
  const { element, runtime, signal, attributes } = block;
  const widget = widgetOf(block);
  if (!widget) return undefined;
  const { collectionId, ...rest } = widget;
  const isEmpty = !element.textContent.trim() && !element.querySelector('img, iframe, video');
  const container = page.create('div');
  container.className = 'mortar-widget';
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  const failure = createStandIn({
    lines: [t(runtime, 'Unable to load results')],
    action: { label: t(runtime, 'Try again'), act: () => void load() },
  });
  element.append(container);
  void load();

  async function load(): Promise<void> {
    attributes.set(element, 'aria-busy', 'true');
    failure.setBusy(true);
    try {
      const { html } = await widgetCalls(runtime.http).getWidgetRendering(rest, collectionId);
      const { sanitize } = await runtime.chunks.load('sanitize');
      if (!signal.aborted) showRendering(block, container, sanitize(html, runtime));
    } catch (error) {
      console.error(messageOf(error));
      if (isEmpty && !signal.aborted) container.replaceChildren(failure.element);
      const why = failureText(error);
      failure.showMessage(why ? t(runtime, why) : '');
    }
    failure.setBusy(false);
    if (!signal.aborted) attributes.set(element, 'aria-busy', null);
  }

  return () => {
    container.remove();
    removeStyles();
  };
}
