import { useState } from 'react';
import type { BlockInstance } from '../../runtime/block-instance';
import { BlockDetails } from './block-details';
import { keyOf } from './key-of';
import { inMilliseconds } from './milliseconds';
import type { PanelSource } from './source';
import { StateChip } from './state-chip';

interface BlocksTabProps {
  readonly source: PanelSource;
  onMark(element?: Element): void;
}

/** All blocks; hovering a row marks its block on the page, and clicking it shows the details. */
export function BlocksTab({ source, onMark }: BlocksTabProps) {
  const blocks = source.runtime.blocks.instances();
  if (!blocks.length) return <p className="empty">There is no block on this page.</p>;
  return (
    <ul className="rows">
      {blocks.map((block) => (
        <BlockRow key={keyOf(block.element)} block={block} source={source} onMark={onMark} />
      ))}
    </ul>
  );
}

function BlockRow({ block, source, onMark }: BlocksTabProps & { readonly block: BlockInstance }) {
  const [isOpen, setOpen] = useState(false);
  const { name, element, state, milliseconds } = block;
  const mark = () => onMark(element);
  const unmark = () => onMark(undefined);
  return (
    <li className="row" onPointerEnter={mark} onPointerLeave={unmark}>
      <button
        type="button"
        className="row-button"
        aria-expanded={isOpen}
        onFocus={mark}
        onBlur={unmark}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="row-name">
          {name} <span className="row-id">{element.id && `#${element.id}`}</span>
        </span>
        <span className="time">{inMilliseconds(milliseconds)}</span>
        <StateChip state={state} />
      </button>
      {isOpen && <BlockDetails block={block} source={source} />}
    </li>
  );
}
