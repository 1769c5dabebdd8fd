import { IconPackageImport, IconUserCircle, IconWorldShare } from '@tabler/icons-react';

export const SETTINGS_PATH = '/dashboard/settings';

/** The pages of the settings, in the left column and, but for the first, as rows on a phone. */
export const settingsEntries = [
  { to: SETTINGS_PATH, label: 'settings.account', icon: IconUserCircle, isExact: true },
  { to: `${SETTINGS_PATH}/public`, label: 'publicProfile.title', icon: IconWorldShare, isExact: true },
  { to: `${SETTINGS_PATH}/import`, label: 'title.import', icon: IconPackageImport, isExact: true },
] as const;
