import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Dispose } from '../../data/dispose';
import { BlocksTab } from './blocks-tab';
import { ConsentTab } from './consent-tab';
import { Header } from './header';
import { Outlines } from './outlines';
import { ProblemsTab } from './problems-tab';
import { RequestsTab } from './requests-tab';
import type { PanelSource } from './source';
import { StartTab } from './start-tab';
import { type Tab, Tabs } from './tabs';
import { useAvoidBanner } from './use-avoid-banner';
import { useFaults } from './use-faults';
import { useRefresh } from './use-refresh';
import { useScrollTo } from './use-scroll-to';

interface PanelProps {
  readonly source: PanelSource;
  onClose: Dispose;
}

/** The console's data in a panel over the page. */
export function Panel({ source, onClose }: PanelProps) {
  const { runtime } = source;
  const layerRef = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<Element>();
  useLayoutEffect(() => layerRef.current?.showPopover?.(), []); // above all layers of the page
  useEffect(() => runtime.escape.push(onClose), [runtime, onClose]);
  useRefresh();
  useAvoidBanner(layerRef);
  useScrollTo(marked, runtime);

  return (
    <div className="layer" ref={layerRef} popover="manual" lang="en">
      <Outlines runtime={runtime} marked={marked} />
      <section className="panel" aria-label="Mortar panel">
        <div className="body" dir="ltr">
          <Header source={source} onClose={onClose} />
          <Tabs tabs={useTabs(source, setMarked)} />
        </div>
      </section>
    </div>
  );
}

function useTabs(source: PanelSource, onMark: (element?: Element) => void): readonly Tab[] {
  const { blocks, requests, consent } = source.runtime;
  const faults = useFaults(source);
  const instances = blocks.instances();
  return [
    {
      name: 'Blocks',
      figure: instances.length,
      isBad: instances.some(({ state }) => state === 'failed'),
      content: <BlocksTab source={source} onMark={onMark} />,
    },
    {
      name: 'Start',
      figure: source.steps.length,
      isBad: source.steps.some(({ state }) => state === 'failed'),
      content: <StartTab source={source} />,
    },
    {
      name: 'Requests',
      figure: requests.records.length,
      isBad: requests.records.some(({ outcome }) => outcome === 'failed'),
      content: <RequestsTab source={source} />,
    },
    {
      name: 'Consent',
      figure: { true: 'yes', false: 'no', undefined: '?' }[String(consent.get())] ?? '?',
      content: <ConsentTab source={source} />,
    },
    {
      name: 'Problems',
      figure: faults.found?.length ?? '…',
      isBad: Boolean(faults.found?.length),
      content: <ProblemsTab faults={faults} onMark={onMark} />,
    },
  ];
}
