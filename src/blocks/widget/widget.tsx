import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { failureText } from '../../api/restricted';
import { widgetCalls } from '../../api/widget';
import { Placeholder } from '../../components/placeholder/placeholder';
import type { EmbedState } from '../../components/placeholder/use-embed';
import { messageOf } from '../../data/errors';
import { untilAborted } from '../../dom/timing/until-aborted';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import { loadSanitizer } from '../../runtime/load-sanitizer';
import type { Runtime } from '../../runtime/types';
import { KeptGallery } from './kept-gallery';
import { Rendering } from './rendering';
import { type RequestedWidget, requestedWidget } from './requested-widget';
import type { WidgetProps } from './settings';

/** Replaces the page's contents with the server's rendering; if that fails or is empty, they stay. */
export function Widget(props: WidgetProps) {
  const [widget] = useState(() => requestedWidget(props));
  useEffect(() => {
    if (!widget) console.warn('widget: type is missing', props.element);
  }, [widget, props.element]);
  return widget && createPortal(<Loader {...props} widget={widget} />, props.element);
}

interface LoaderProps extends WidgetProps {
  readonly widget: RequestedWidget;
}

function Loader({ widget, ...block }: LoaderProps) {
  const { element, runtime, signal } = block;
  const [isEmpty] = useState(() => !hasContents(element));
  const [state, setState] = useState<EmbedState>('loading');
  const [rendering, setRendering] = useState<DocumentFragment>();
  const [failure, setFailure] = useState<string>();

  async function load(): Promise<void> {
    setState('loading');
    try {
      const rendering = await untilAborted(fetchRendering(runtime, widget), signal);
      setRendering(rendering.childNodes.length ? rendering : undefined);
      setFailure(undefined);
      setState('shown');
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function fail(error: unknown): void {
    const why = failureText(error);
    console.error(messageOf(error));
    setFailure(why ? t(runtime, why) : '');
    setState('failed');
  }

  const start = useEffectEvent(load);
  useEffect(() => void start(), []);
  useAttributes(block, (attributes) => {
    attributes.set(element, 'aria-busy', state === 'loading' ? 'true' : null);
  });
  const hasFailed = failure !== undefined;
  return (
    <div className="mortar-widget" data-mortar-drawn="">
      {rendering && <Rendering {...block} rendering={rendering} />}
      {!rendering && state !== 'loading' && <KeptGallery {...block} />}
      {hasFailed && isEmpty && !rendering && (
        <Placeholder
          runtime={runtime}
          state={state}
          lines={[t(runtime, 'Unable to load results')]}
          action={{ label: t(runtime, 'Try again'), run: () => void load() }}
          failure={failure}
        />
      )}
    </div>
  );
}

function hasContents(element: HTMLElement): boolean {
  return element.textContent.trim() !== '' || element.querySelector('img, iframe, video') !== null;
}

/** Requests a widget's rendering and sanitises it. */
async function fetchRendering(
  runtime: Runtime,
  { collectionId, ...widget }: RequestedWidget,
): Promise<DocumentFragment> {
  const { html } = await widgetCalls(runtime.http).getWidgetRendering(widget, collectionId);
  const { sanitize } = await loadSanitizer(runtime);
  return sanitize(html, runtime);
}
