import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { signInPage } from '../contract.ts';
import classes from './demo-accounts.module.css';
import { texts } from './texts.tsx';

interface DemoAccountsProps {
  accounts: AnswerOf<typeof signInPage>['demoAccounts'];
  disabled: boolean;
  onChoose: (email: string) => void;
}

/** The people of the demo world; a click signs in as one of them. */
export function DemoAccounts({ accounts, disabled, onChoose }: DemoAccountsProps) {
  return (
    <section className={classes.panel} aria-labelledby="demo-accounts">
      <Title order={2} id="demo-accounts" fz="md">
        {texts.signIn.demoAccounts}
      </Title>
      <Text c="dimmed" fz="sm" mb="xs">
        {texts.signIn.chooseADemoAccount}
      </Text>
      <ul className={classes.list}>
        {accounts.map(({ email, agency, role }) => (
          <li key={email}>
            <UnstyledButton className={classes.account} disabled={disabled} onClick={() => onChoose(email)}>
              <span className={classes.words}>
                <span className={classes.role}>{role}</span>
                <span className={classes.email}>{email}</span>
              </span>
              <span className={classes.agency}>{agency}</span>
              <IconChevronRight size={15} className={classes.arrow} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
