import { useMemo } from 'react';
import { useNoteList } from '../../entities/note/api.ts';
import { tagKeysOf } from '../../entities/note/note-tags.ts';
import type { NoteFilter } from '../../entities/note/pages.ts';
import { TagRow } from './tag-row.tsx';

type FoundTagsProps = {
  /** The search without the tags. */
  filter: NoteFilter;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** The tags of the found notes, with counts if all of them are loaded. */
export const FoundTags = ({ filter, chosen, onChange }: FoundTagsProps) => {
  const { data: notes, hasNextPage } = useNoteList(filter);
  const tags = useMemo(() => {
    const counts = new Map<string, number>();
    for (const tag of notes?.flatMap(tagKeysOf) ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([tag, count]) => ({ tag, ...(!hasNextPage && { count }) }));
  }, [notes, hasNextPage]);
  return <TagRow tags={tags} chosen={chosen} onChange={onChange} />;
};
