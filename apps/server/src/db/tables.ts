import pg from 'pg';

export type Table = { name: string; columns: string[] };

/** All tables of a schema, except those of migrations and functions, each after the tables it refers to. */
export const listTables = async (client: pg.ClientBase, schema = 'public'): Promise<Table[]> => {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') and c.relname not in ('migrations', 'applied_functions')
       and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [schema],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname as "from", t.relname as "to" from pg_constraint r
     join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
     where r.contype = 'f' and r.connamespace = $1::regnamespace`,
    [schema],
  );
  return inOrder(tables, references);
};

const inOrder = (tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] => {
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || to === name || isPlaced(to)),
    );
    if (!next) throw new Error('The tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered;
};

/** Disables triggers while rows are copied, because the rows that they would write are copied too. */
export const switchTriggers = async (
  client: pg.ClientBase,
  state: 'disable' | 'enable',
  tables: readonly Pick<Table, 'name'>[],
  schema = 'public',
): Promise<void> => {
  for (const { name } of tables) {
    await client.query(`alter table ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)} ${state} trigger user`);
  }
};

/** `public.notes (user_id, id)`, with quotes. */
export const quoteTable = ({ name, columns }: Table, schema = 'public'): string => {
  const quote = (word: string) => pg.escapeIdentifier(word);
  return `${quote(schema)}.${quote(name)} (${columns.map(quote).join(', ')})`;
};
