import { FeedSection } from '../../../features/calendar/feed/feed-section.tsx';
import { loadFeedTexts } from '../../../features/calendar/feed/texts.ts';
import { loadTokenTexts } from '../../../features/session/tokens/texts.ts';
import { TokenSection } from '../../../features/session/tokens/token-section.tsx';
import { loadWebhookTexts } from '../../../features/webhook/texts.ts';
import { WebhookSection } from '../../../features/webhook/webhook-section.tsx';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SettingsPage } from '../../shell/nav/settings-page.tsx';

export const loader = async (): Promise<null> => {
  await Promise.all([loadTokenTexts(), loadFeedTexts(), loadWebhookTexts()]);
  return null;
};

export const Component = () => {
  const { t } = useTranslation();
  return (
    <SettingsPage title={t('title.apps')} hasSheet>
      <TokenSection />
      <FeedSection />
      <WebhookSection />
    </SettingsPage>
  );
};
