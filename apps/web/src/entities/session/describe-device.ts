import type { Translate } from '../../locales/locale-types.ts';
import { nameDevice } from './device-name.ts';

/** `Firefox on Android`, as far as the browser tells. */
export const describeDevice = (userAgent: string, t: Translate): string => {
  const { browser, system } = nameDevice(userAgent);
  if (browser && system) return t('settings.browserOn', { browser, system });
  return browser ?? system ?? t('settings.unknownDevice');
};
