import { UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
import { MenuButton } from '#platform/web/ui/menu-button.tsx';
import { Tip } from '#platform/web/ui/tip.tsx';
import { texts } from '../texts.ts';
import classes from './header-links.module.css';

/** The referral program, the market place, and the blog from the agency's own configuration. */
export function HeaderLinks() {
  const { blog } = useSession().whiteLabel.links;
  return (
    <>
      <span className={classes.links}>
        <Link to="/referral_program" className={classes.link}>
          {texts.screens.referAFriend}
        </Link>
        <Link to="/market_place" className={classes.link}>
          {texts.screens.marketPlace}
        </Link>
        {blog && (
          <a href={blog} target="_blank" rel="noreferrer" className={classes.link}>
            {texts.screens.blog}
          </a>
        )}
      </span>
      <MenuButton
        entries={[
          { label: texts.screens.referAFriend, link: { to: '/referral_program' } },
          { label: texts.screens.marketPlace, link: { to: '/market_place' } },
          ...(blog ? [{ label: texts.screens.blog, href: blog }] : []),
        ]}
      >
        {(opener) => (
          <Tip label={texts.frame.more}>
            <UnstyledButton className={classes.more} aria-label={texts.frame.more} {...opener}>
              <IconDots size={18} stroke={1.7} aria-hidden />
            </UnstyledButton>
          </Tip>
        )}
      </MenuButton>
    </>
  );
}
