"""Expands calendars by recurring-ical-events, for times.test.ts: {ics, to} a line in, a list of instants a line out."""

import json
import sys
from datetime import datetime, timezone

import icalendar
import recurring_ical_events

BEGINNING = datetime(2000, 1, 1, tzinfo=timezone.utc)

for line in sys.stdin:
    given = json.loads(line)
    end = datetime.fromisoformat(given["to"].replace("Z", "+00:00"))
    calendar = icalendar.Calendar.from_ical(given["ics"])
    events = recurring_ical_events.of(calendar).between(BEGINNING, end)
    instants = (event["DTSTART"].dt.astimezone(timezone.utc) for event in events)
    print(json.dumps(sorted(at.strftime("%Y-%m-%dT%H:%M:%S.000Z") for at in instants if at < end)))
