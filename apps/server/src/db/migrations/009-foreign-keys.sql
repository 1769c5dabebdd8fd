-- What hangs on a row goes with it. Without an index each note that is removed for good looks through all of what may hang
-- on it: 3 ms among 30,000 notifications, and minutes for the account of somebody with many notes.
create index notifications_note on notifications (user_id, note_id);
create index snoozes_note on snoozes (user_id, note_id);
create index push_tokens_device on push_tokens (user_id, device_id);
