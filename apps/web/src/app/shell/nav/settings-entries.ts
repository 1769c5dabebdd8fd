import {
  IconHash,
  IconPackageImport,
  IconPlugConnected,
  IconServer2,
  IconShieldLock,
  IconUserCircle,
  IconWorldShare,
} from '@tabler/icons-react';

export const SETTINGS_PATH = '/dashboard/settings';

/** The pages of the settings, in the left column and, but for the first, as rows on a phone. */
export const settingsEntries = [
  { to: SETTINGS_PATH, label: 'settings.account', icon: IconUserCircle, isExact: true },
  { to: `${SETTINGS_PATH}/public`, label: 'publicProfile.title', icon: IconWorldShare, isExact: true },
  { to: `${SETTINGS_PATH}/security`, label: 'title.security', icon: IconShieldLock, isExact: true },
  { to: `${SETTINGS_PATH}/apps`, label: 'title.apps', icon: IconPlugConnected, isExact: true },
  { to: `${SETTINGS_PATH}/tags`, label: 'title.tags', icon: IconHash, isExact: true },
  { to: `${SETTINGS_PATH}/import`, label: 'title.import', icon: IconPackageImport, isExact: true },
] as const;

/** The last one, for operators alone; the pages below it belong to it. */
export const INSTANCE_PATH = `${SETTINGS_PATH}/instance`;
export const operatorEntry = { to: INSTANCE_PATH, label: 'title.instance', icon: IconServer2, isExact: false } as const;
