import { IconHeart, IconHome, IconNotes } from '@tabler/icons-react';
import { HOME_PATH } from '../../../lib/session/return-path.ts';

/** The menu of the dashboard, in the sidebar and at the bottom of a phone. */
export const menuEntries = [
  { to: HOME_PATH, label: 'shell.home', icon: IconHome },
  { to: '/dashboard/pinups', label: 'shell.pinups', icon: IconNotes },
  { to: '/dashboard/passions', label: 'shell.passions', icon: IconHeart },
] as const;
