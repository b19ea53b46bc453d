import { useState } from 'react';
import type { PanelSource } from './source';

interface HeaderProps {
  readonly source: PanelSource;
  onClose(): void;
}

export function Header({ source, onClose }: HeaderProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const isCopied = await source.copyReport();
    setMessage(isCopied ? 'Report copied' : 'The browser refused; the report is in the console');
  };
  return (
    <header className="header">
      <h2 className="title">
        Mortar <span className="version">{MORTAR_VERSION}</span>
      </h2>
      <p className="message" role="status">
        {message}
      </p>
      <button type="button" className="button" onClick={copy}>
        Copy report
      </button>
      <button type="button" className="close" aria-label="Close" onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </header>
  );
}
