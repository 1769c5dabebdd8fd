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
  /** What was chosen in this browser. */
  here: string | null;
  account: LanguageCode;
  /** What the account said when this browser last asked; nothing after a logout. */
  seen: string | null;
};

/** Whose language is the newer choice. */
export const findNewerChoice = ({ here, account, seen }: Choices): 'here' | 'account' | 'neither' => {
  if (here === account) return 'neither';
  if (!isLanguageCode(here)) return 'account';
  return seen === UNSYNCED || seen === account ? 'here' : 'account';
};

/** Speaks another language at once; for whoever is logged in the account keeps it. */
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

/** The language follows the person: what was chosen elsewhere is spoken here, what was chosen here is kept. */
export const useSharedLanguage = (account: LanguageCode | undefined): void => {
  useEffect(() => {
    if (account) shareLanguage(account);
  }, [account]);
};

const shareLanguage = async (account: LanguageCode): Promise<void> => {
  const here = readItem('localStorage', storageKeys.language);
  const seen = readItem('localStorage', storageKeys.accountLanguage);
  const newer = findNewerChoice({ here, account, seen });
  // What could not be spoken has not been seen: the old language would be taken for the newer choice next time.
  if (newer === 'account' && !(await chooseLanguage(account))) return;
  writeItem('localStorage', storageKeys.accountLanguage, account);
  // Not the language that is spoken: that is English where the words of the chosen one did not come.
  if (newer === 'here' && isLanguageCode(here)) await keepLanguage(here);
};
