import { OIDC_OUTCOME } from '@pinlife/contract/oidc/limits';
import type { OidcConnection } from '@pinlife/contract/oidc/schema';
import { IconId } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate, formatMoment } from '../../lib/i18n/format.ts';
import { sentenceFor, sentenceOf, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { IconRow, IconRows } from '../../ui/list/icon-row.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { PasswordDialog } from '../../ui/overlay/password-dialog.tsx';
import { startOidc, useConnection, useConnectOidc, useDisconnectOidc } from './api.ts';

/** Whether the account is connected to the provider, if there is one. */
export const ConnectionRow = () => {
  const { data: connection } = useConnection();
  return connection ? <Row connection={connection} /> : null;
};

const Row = ({ connection }: { connection: OidcConnection }) => {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { name, connectedAt, lastUsedAt, canDisconnect, hasPassword, passkeys } = connection;
  useOutcome(name);
  const disconnection = useDisconnectOidc();
  const disconnect = async () => {
    const text = hasPassword
      ? passkeys > 0
        ? t('oidc.stayBoth', { count: passkeys })
        : t('oidc.stayPassword')
      : t('oidc.stayPasskeys', { count: passkeys });
    const isSure = await confirm({
      title: t('oidc.disconnectQuestion', { name }),
      text,
      confirmLabel: t('oidc.disconnect'),
      cancelLabel: t('security.keep'),
      danger: true,
    });
    if (!isSure) return;
    disconnection.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', text: t('oidc.isDisconnected', { name }) }),
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'security.failed', { value: name }) }),
    });
  };
  if (connectedAt === null) {
    return (
      <IconRows>
        <IconRow icon={IconId} title={name} detail={t('oidc.oneClick')}>
          <Button
            variant="outline"
            size="sm"
            onClick={() => setIsAsking(true)}
            aria-label={t('oidc.connectTitle', { name })}
          >
            {t('oidc.connect')}
          </Button>
          <PasswordDialog
            isOpen={isAsking}
            title={t('oidc.connectTitle', { name })}
            text={t('oidc.connectText', { name })}
            confirmLabel={t('oidc.connect')}
            cancelLabel={t('shell.cancel')}
            leavesPage
            describeError={(error) => sentenceFor(error, 'security.failed', { value: name })}
            run={startOidc}
            onDone={({ url }) => location.assign(url)}
            onClose={() => setIsAsking(false)}
          />
        </IconRow>
      </IconRows>
    );
  }
  const date = formatDate(new Date(connectedAt), { day: 'numeric', month: 'short', year: 'numeric' });
  const detail = canDisconnect
    ? t('oidc.connected', { date, used: formatMoment(lastUsedAt ?? connectedAt) })
    : sentenceOf('oidc_only_login');
  return (
    <IconRows>
      <IconRow icon={IconId} title={name} detail={detail}>
        <Button variant="outline" size="sm" disabled={!canDisconnect} onClick={disconnect}>
          {t('oidc.disconnect')}
        </Button>
      </IconRow>
    </IconRows>
  );
};

/** Shows the provider's result once, not again after a reload. */
const useOutcome = (name: string): void => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const connection = useConnectOidc();
  const outcome = search.get(OIDC_OUTCOME);
  const show = useEffectEvent((outcome: string) => {
    setSearch(
      (before) => {
        before.delete(OIDC_OUTCOME);
        return before;
      },
      { replace: true },
    );
    if (outcome !== 'answered') {
      const code = outcome === 'away' ? 'oidc_away' : 'oidc_refused';
      return showToast({ kind: 'error', text: sentenceOf(code, { value: name }) });
    }
    connection.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', text: t('oidc.isConnected', { name }) }),
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'security.failed', { value: name }) }),
    });
  });
  useEffect(() => {
    if (outcome !== null) show(outcome);
  }, [outcome]);
};
