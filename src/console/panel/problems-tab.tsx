import type { Fault } from '../lint/fault';
import type { Faults } from './use-faults';

interface ProblemsTabProps {
  readonly faults: Faults;
  onMark(element?: Element): void;
}

/** The linter's findings, each with its fix. */
export function ProblemsTab({ faults: { found, check }, onMark }: ProblemsTabProps) {
  return (
    <>
      <p className="lead">
        {found === undefined && 'The linter is looking …'}
        {found?.length === 0 && 'The linter found no problem in the markup.'}
        <button type="button" className="button" onClick={check}>
          Check again
        </button>
      </p>
      <ul className="rows">
        {found?.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list changes as a whole
          <FaultRow key={index} fault={fault} onMark={onMark} />
        ))}
      </ul>
    </>
  );
}

function FaultRow({ fault, onMark }: Pick<ProblemsTabProps, 'onMark'> & { readonly fault: Fault }) {
  const { code, element, message, suggestion } = fault;
  const mark = () => onMark(element);
  const unmark = () => onMark(undefined);
  return (
    <li className="row" onPointerEnter={mark} onPointerLeave={unmark}>
      <button type="button" className="row-button" onFocus={mark} onBlur={unmark} onClick={mark}>
        <span className="row-name">{message}</span>
        <span className="fix">{suggestion}</span>
        <code className="row-id">{code}</code>
      </button>
    </li>
  );
}
