import { useEffect, useState } from 'react';
import { HeaderFooter } from './header-footer';
import { Languages } from './languages';
import { api, messageFor } from './site-api';

type Loaded = Awaited<ReturnType<typeof load>>;

/** The settings of the whole site, read and saved with the library's calls. */
export function SiteSettings() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void messageFor(load().then(setLoaded), '').then(setProblem);
  }, []);
  if (!loaded)
    return (
      <p className="note loading" role="status">
        {problem || 'Loading…'}
      </p>
    );
  return (
    <div className="studio pair">
      <Languages settings={loaded.settings} status={loaded.status} languages={loaded.languages} />
      <HeaderFooter parts={loaded.parts} />
    </div>
  );
}

async function load() {
  const [settings, status, languages, parts] = await Promise.all([
    api.getMultilingualSettings(),
    api.getMultilingualStatus(),
    api.getLanguages(),
    api.getHeaderFooter(),
  ]);
  return { settings, status, languages, parts };
}
