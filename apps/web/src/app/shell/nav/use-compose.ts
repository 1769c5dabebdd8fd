import { useLocation, useNavigate } from 'react-router';
import { openComposer } from '../../../features/editor/paper/composer-opener.ts';
import { HOME_PATH } from '../../../lib/session/return-path.ts';

/** Opens the composer on the home page. */
export const useCompose = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    openComposer();
    if (pathname !== HOME_PATH) navigate(HOME_PATH);
  };
};
