import type { PersonInsert, PersonQuery } from '../person-query.ts';
import {
  type FastStatement,
  type FastValues,
  type Fields,
  fastRead,
  fastWrite,
  type MergedText,
} from './fast-statement.ts';
import { askedRows, type Columns, memoizeByCount } from './merge.ts';

/** SQL that proves for each row of `asked` that it comes from the person it names. */
type Proof<Found> = {
  name: string;
  /** The columns of a row of `asked`, with their types; one is `user_id`. */
  columns: Columns;
  /** Selects nothing if the proof fails; otherwise `owner_id`, the proved person, then `found`. */
  text: string;
  found: readonly string[];
  decode: (fields: Fields) => Found;
};

/** The caller: the values of the proof, and the person that they claim to be. */
export type Claim = { userId: string; values: FastValues };

export type Proven<Found, Row> = { found: Found; row: Row };

type TextFor = (count: number) => MergedText;

/** Rows begin with the number of the caller and the owner. */
const PROOF_AT = 2;
/** Inserted rows begin with their key. */
const KEY_FIELDS = 2;

/** Statements that prove the caller and do the work in one round trip. They are merged with others of their kind. */
export const createProvenStatements = <Found>(proof: Proof<Found>) => {
  const workAt = PROOF_AT + proof.found.length;
  const texts = new WeakMap<object, TextFor>();
  const memo = (shape: { name: string }, write: (count: number) => string): TextFor => {
    const known = texts.get(shape);
    if (known) return known;
    const mergedText = memoizeByCount(`${proof.name}-${shape.name}`, write);
    texts.set(shape, mergedText);
    return mergedText;
  };
  const decodeProof = (fields: Fields) => proof.decode(fields.slice(PROOF_AT, workAt));
  const foundColumns = proof.found.map((column) => `given.${column}`).join(', ');
  const prove = `lateral (${proof.text}) proof`;

  return {
    /** Returns no row if the proof fails. */
    read<Row>(claim: Claim, { shape, values }: PersonQuery<Row>): FastStatement<Proven<Found, Row>> {
      const { columns, text, decode, batcher } = shape;
      const mergedText = memo(
        shape,
        (count) => `
          select asked.number, proof.*, answer.*
          from ${askedRows(count, { ...proof.columns, ...columns })} cross join ${prove} cross join lateral (${text}) answer`,
      );
      const first = mergedText(1);
      return fastRead({
        name: shape.name && first.name,
        text: first.text,
        merge: { mergedText, ownerId: claim.userId },
        values: [...claim.values, ...values],
        decode: (fields) => ({ found: decodeProof(fields), row: decode(fields.slice(workAt)) }),
        ...(batcher && { batcherName: batcher }),
      });
    },

    /** Returns no row if the proof fails, and null if the row already exists. */
    insert<Row>(claim: Claim, { shape, values }: PersonInsert<Row>): FastStatement<Proven<Found, Row | null>> {
      const { columns, text, decode } = shape;
      const mergedText = memo(
        shape,
        (count) => `
          with given as materialized (
            select asked.*, proof.* from ${askedRows(count, { ...proof.columns, ...columns })} cross join ${prove}),
          inserted as (${text})
          select given.number, given.owner_id, ${foundColumns}, inserted.* from given
          left join inserted on inserted.user_id = given.user_id and inserted.id = given.id`,
      );
      return fastWrite({
        ...mergedText(1),
        merge: { mergedText, ownerId: claim.userId },
        values: [...claim.values, ...values],
        decode: (fields) => ({
          found: decodeProof(fields),
          row: fields[workAt] === null ? null : decode(fields.slice(workAt + KEY_FIELDS)),
        }),
        batcherName: 'writes',
      });
    },
  };
};
