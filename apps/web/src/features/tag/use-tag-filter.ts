import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readTagFilter, writeTagFilter } from '../../entities/note/tag-filter.ts';

/** The tags in the address: going back, reloading and sharing keep them. */
export const useTagFilter = (): [readonly string[], (tags: readonly string[]) => void] => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const setTags = useCallback(
    (tags: readonly string[]) => navigate({ pathname, search: writeTagFilter(search, tags) }),
    [navigate, pathname, search],
  );
  return [readTagFilter(search), setTags];
};
