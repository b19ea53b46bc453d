import Database from 'libsql';

/** A request to one of the platform's calls, with its outcome. */
export interface Call {
  readonly id: number;
  readonly time: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly page: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly parsed: unknown;
  readonly status: number;
  readonly reason: string;
}

interface CallFilter {
  readonly path?: string | undefined;
  readonly since?: number | undefined;
}

type Listener = (call: Call) => void;

export interface Store {
  add(call: Omit<Call, 'id'>): Call;
  calls(filter?: CallFilter): Call[];
  clear(): void;
  /** Calls the listener for every later call; returns its remover. */
  onCall(listener: Listener): () => void;
  close(): void;
}

const TABLE = `create table if not exists calls (
  id integer primary key autoincrement, time integer, method text, path text, query text, page text,
  headers text, body text, parsed text, status integer, reason text)`;

const INSERT = `insert into calls (time, method, path, query, page, headers, body, parsed, status, reason)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const SELECT = 'select * from calls where id > ? and substr(path, 1, length(?)) = ? order by id';

/** Opens the database of calls: a file's path, or `:memory:`. */
export function openStore(file: string): Store {
  const database = new Database(file);
  database.exec(TABLE);
  const insert = database.prepare(INSERT);
  const select = database.prepare(SELECT);
  const listeners = new Set<Listener>();

  function add(call: Omit<Call, 'id'>): Call {
    const { lastInsertRowid } = insert.run(...columnsOf(call));
    const stored = { id: Number(lastInsertRowid), ...call };
    for (const notify of listeners) notify(stored);
    return stored;
  }

  function onCall(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    add,
    onCall,
    calls: ({ path = '', since = 0 } = {}) => (select.all(since, path, path) as Row[]).map(callOf),
    clear: () => void database.exec('delete from calls'),
    close: () => void database.close(),
  };
}

type Row = Omit<Call, 'headers' | 'parsed'> & { headers: string; parsed: string };

function columnsOf(call: Omit<Call, 'id'>) {
  const headers = JSON.stringify(call.headers);
  const parsed = JSON.stringify(call.parsed ?? null);
  const { time, method, path, query, page, body, status, reason } = call;
  return [time, method, path, query, page, headers, body, parsed, status, reason];
}

function callOf(row: Row): Call {
  return { ...row, headers: JSON.parse(row.headers), parsed: JSON.parse(row.parsed) };
}
