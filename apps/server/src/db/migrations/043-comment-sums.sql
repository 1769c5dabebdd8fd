-- A comment counts 384 bytes beside its text. The sums are added up anew: 042 had two texts on the day it landed.
update notes set comment_bytes = least(sums.bytes, 2147483647)
from (select user_id, note_id, sum(octet_length(content) + 384) as bytes from comments group by user_id, note_id) sums
where notes.user_id = sums.user_id and notes.id = sums.note_id and comment_bytes <> least(sums.bytes, 2147483647);
