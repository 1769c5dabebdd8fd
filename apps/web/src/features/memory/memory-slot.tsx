import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showMemories } from '../../entities/note/outbox/display/show.ts';
import { useOutboxEntries } from '../../entities/note/outbox/outbox.ts';
import { useUser } from '../../entities/user/api.ts';
import type { PlainDate } from '../../lib/time/plain-date.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { lazyService } from '../../ui/feedback/lazy-part.tsx';
import { memoriesQuery, wantsMemories } from './api.ts';

const MemoryCard = lazyService(() => import('./memory-card.tsx').then((module) => module.MemoryCard));

/** Preloads the code of the card, which is otherwise loaded when there is a memory. */
export const loadMemoryCard = MemoryCard.tryLoad;

/** The memories on home; empty on most days. */
export const MemorySlot = () => {
  const today = useToday();
  const { data: user } = useUser();
  const [hiddenOn, setHiddenOn] = useState<PlainDate | null>(null);
  const isWanted = user !== undefined && wantsMemories(user, today);
  const { data } = useQuery({ ...memoriesQuery(today), enabled: isWanted });
  const entries = useOutboxEntries();
  const memories = data && showMemories(data, entries);
  // The person can undo hiding until they leave the page.
  const isPutAway = !isWanted && user?.preferences.memories === true && hiddenOn === today;
  if (!memories || memories.length === 0 || !(isWanted || isPutAway)) return null;
  return <MemoryCard key={today} today={today} memories={memories} isPutAway={isPutAway} onPutAway={setHiddenOn} />;
};
