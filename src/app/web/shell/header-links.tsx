import { Menu, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
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
      <Menu position="bottom-end" shadow="none">
        <Tip label={texts.frame.more}>
          <Menu.Target>
            <UnstyledButton className={classes.more} aria-label={texts.frame.more}>
              <IconDots size={18} stroke={1.7} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
        </Tip>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/referral_program">
            {texts.screens.referAFriend}
          </Menu.Item>
          <Menu.Item component={Link} to="/market_place">
            {texts.screens.marketPlace}
          </Menu.Item>
          {blog && (
            <Menu.Item component="a" href={blog} target="_blank" rel="noreferrer">
              {texts.screens.blog}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
