import { MEDIA_PATH } from '@pinlife/contract/media-limits';
import { SIGNATURE_BYTES } from '../platform/media-address.ts';
import { ORIGINAL } from '../platform/media-variant.ts';

/** With which addresses are signed at this moment: the values of the three parameters that `wireMedia` takes. */
export type MediaSigning = () => [innerPad: Buffer, outerPad: Buffer, expiresAt: string];
export const SIGNING_VALUES = 3;

/**
 * A media item as the wire spells it, for answers that the database assembles. `m` is its row; the number is that of
 * the first of three parameters, whose values are those of `MediaSigning`.
 */
export const wireMedia = (parameter: number): { json: string; join: string } => {
  const [inner, outer, expiry] = [0, 1, 2].map((offset) => `$${parameter + offset}`);
  const message = `convert_to(concat(m.user_id, '/', m.id, '/', ${expiry}::text), 'UTF8')`;
  const hmac = `sha256(${outer}::bytea || sha256(${inner}::bytea || ${message}))`;
  return {
    join: `cross join lateral (select
      concat('${MEDIA_PATH}/', m.user_id, '/', m.id, '/') as base,
      '?e=' || ${expiry}::text || '&s=' || encode(substring(${hmac} for ${SIGNATURE_BYTES}), 'hex') as query) address`,
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
