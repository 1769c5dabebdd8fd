-- A comment counts 256 bytes beside its text, not 160: a note with as many one-letter comments as fit took too long to read.
update notes set comment_bytes = least(comment_bytes::bigint + comment_count * 96, 2147483647) where comment_count > 0;
