import { describe, expect, it } from 'vitest';
import { handedBy, inviteLink, personalLink, routeOf } from './route';

describe('addresses', () => {
  it('knows the pages', () => {
    expect(routeOf('/')).toEqual({ page: 'start' });
    expect(routeOf('/new')).toEqual({ page: 'new' });
    expect(routeOf('/tables/aB_-9')).toEqual({ page: 'table', table: 'aB_-9' });
    expect(routeOf('/tables/a/b')).toEqual({ page: 'unknown' });
    expect(routeOf('/tables/<script>')).toEqual({ page: 'unknown' });
  });

  it('reads secrets from the fragment only', () => {
    const link = new URL(inviteLink('https://x', 'abc', 'tok-en'));
    expect(routeOf(link.pathname)).toEqual({ page: 'table', table: 'abc' });
    expect(handedBy(link.hash)).toEqual({ invite: 'tok-en' });
    expect(handedBy(new URL(personalLink('https://x', 't')).hash)).toEqual({ me: 't' });
    expect(handedBy('')).toEqual({});
  });
});
