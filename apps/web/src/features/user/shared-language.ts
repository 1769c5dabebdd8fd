import { isLanguageCode, type LanguageCode, settingsLanguageNames } from '@pinlife/contract/languages';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { useEffect } from 'react';
import { updateLanguage, userQuery } from '../../entities/user/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { chooseLanguage, currentLanguage, sentenceFor, t, UNSYNCED } from '../../lib/i18n/i18n.ts';
import { getToken } from '../../lib/session/session.ts';
import { readItem, writeItem } from '../../lib/storage/storage.ts';
import { showToast } from '../../ui/feedback/toast.ts';

type Choices = {
  /** The choice in this browser. */
  here: string | null;
  account: LanguageCode;
  /** The account's language when this browser last read it; nothing after a logout. */
  seen: string | null;
};

/** Whether the browser or the account has the newer choice. */
export const findNewerChoice = ({ here, account, seen }: Choices): 'here' | 'account' | 'neither' => {
  if (here === account) return 'neither';
  if (!isLanguageCode(here)) return 'account';
  return seen === UNSYNCED || seen === account ? 'here' : 'account';
};

/** Changes the language at once; for a logged-in person the account stores it. */
export const switchLanguage = async (language: LanguageCode): Promise<void> => {
  if (!(await chooseLanguage(language))) {
    showToast({ kind: 'error', text: t('shell.languageMissing', { language: settingsLanguageNames[language] }) });
  } else if (getToken()) await keepLanguage(language);
};

const keepLanguage = async (language: LanguageCode): Promise<void> => {
  try {
    const user = await updateLanguage(language);
    // Another choice made meanwhile has its own call under way.
    if (currentLanguage() === language) queryClient.setQueryData(userQuery.queryKey, user);
  } catch (error) {
    showToast({ kind: 'error', text: sentenceFor(error, 'settings.saveFailed') });
  }
};

/** Synchronises the language: a choice made elsewhere is applied here, a choice made here is stored in the account. */
export const useSharedLanguage = (account: LanguageCode | undefined): void => {
  useEffect(() => {
    if (account) shareLanguage(account);
  }, [account]);
};

const shareLanguage = async (account: LanguageCode): Promise<void> => {
  const here = readItem('localStorage', storageKeys.language);
  const seen = readItem('localStorage', storageKeys.accountLanguage);
  const newer = findNewerChoice({ here, account, seen });
  // Not stored if loading failed, otherwise the old language would count as the newer choice.
  if (newer === 'account' && !(await chooseLanguage(account))) return;
  writeItem('localStorage', storageKeys.accountLanguage, account);
  // Not the displayed language: that is English if the chosen one could not be loaded.
  if (newer === 'here' && isLanguageCode(here)) await keepLanguage(here);
};
