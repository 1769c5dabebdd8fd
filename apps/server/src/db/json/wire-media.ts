import { MEDIA_PATH } from '@pinlife/contract/routes';
import { SIGNATURE_BYTES } from '../../platform/media/media-address.ts';
import { ORIGINAL } from '../../platform/media/media-variant.ts';

/** The current values of `SigningSql`. */
export type MediaSigning = () => [innerPad: Buffer, outerPad: Buffer, expiresAt: string];

/** References to them in a statement: parameters, or columns of the row `asked`. */
export type SigningSql = readonly [innerPad: string, outerPad: string, expiresAt: string];
export const signingParameters = (parameter: number): SigningSql => [
  `$${parameter}::bytea`,
  `$${parameter + 1}::bytea`,
  `$${parameter + 2}::text`,
];
/** The columns of the row `asked` that have them. */
export const signingColumnTypes = { inner_pad: 'bytea', outer_pad: 'bytea', expiry: 'text' };
/** References to these columns. */
export const signingColumns: SigningSql = ['asked.inner_pad', 'asked.outer_pad', 'asked.expiry'];

/** SQL of a media item as JSON, for answers that the database assembles. `m` is its row. */
export const wireMedia = ([inner, outer, expiry]: SigningSql): { json: string; join: string } => {
  const message = `convert_to(concat(m.user_id, '/', m.id, '/', ${expiry}), 'UTF8')`;
  const hmac = `sha256(${outer} || sha256(${inner} || ${message}))`;
  return {
    join: `cross join lateral (select
      concat('${MEDIA_PATH}/', m.user_id, '/', m.id, '/') as base,
      '?e=' || ${expiry} || '&s=' || encode(substring(${hmac} for ${SIGNATURE_BYTES}), 'hex') as query) address`,
    json: `json_build_object(
      '_id', m.id, 'type', m.type, 'url', base || '${ORIGINAL}' || query, 'filename', m.name, 's3Key', m.s3_key,
      'noteId', coalesce(m.note_id::text, ''), 'inline', m.inline, 'size', m.size, 'contentType', m.content_type,
      'width', m.width, 'height', m.height, 'placeholder', m.placeholder,
      'thumbUrl', base || (coalesce(m.thumbs -> 1, m.thumbs -> 0) ->> 'name') || query,
      'thumbs', case when m.thumbs = '[]' then '[]'::json else (
        select json_agg(json_build_object('width', t -> 'width', 'height', t -> 'height', 'url', base || (t ->> 'name') || query))
        from jsonb_array_elements(m.thumbs) t) end,
      'duration', m.duration, 'peaks', m.peaks)`,
  };
};
