import { describe, expect, it } from 'vitest';
import { exampleLink, handedBy, inviteLink, lawLink, personalLink, routeOf } from './route';

describe('addresses', () => {
  it('knows the pages', () => {
    expect(routeOf('/')).toEqual({ page: 'start' });
    expect(routeOf('/new')).toEqual({ page: 'new' });
    expect(routeOf('/tables/aB_-9')).toEqual({ page: 'table', table: 'aB_-9' });
    expect(routeOf('/tables/aB_-9/')).toEqual({ page: 'table', table: 'aB_-9' });
    expect(routeOf('/replays/abc')).toEqual({ page: 'replay', table: 'abc' });
    expect(routeOf('/settings')).toEqual({ page: 'settings' });
    expect(routeOf('/history')).toEqual({ page: 'history' });
    expect(routeOf('/learn')).toEqual({ page: 'learn' });
    expect(routeOf('/learn/root-basics/2')).toEqual({ page: 'lesson', lesson: 'root-basics', chapter: 2 });
    expect(routeOf('/learn/root-basics')).toEqual({ page: 'unknown' });
    expect(routeOf('/mail/confirm')).toEqual({ page: 'mail', off: '' });
    expect(routeOf('/mail/off/aB_-9~0f')).toEqual({ page: 'mail', off: 'aB_-9~0f' });
    expect(routeOf('/mail/off/a/b')).toEqual({ page: 'unknown' });
    expect(routeOf('/campaigns/new')).toEqual({ page: 'newCampaign' });
    expect(routeOf('/campaigns/aB_-9')).toEqual({ page: 'campaign', campaign: 'aB_-9' });
    expect(routeOf('/tables/a/b')).toEqual({ page: 'unknown' });
    expect(routeOf('/tables/<script>')).toEqual({ page: 'unknown' });
  });

  it('gives every paragraph an address of its own', () => {
    expect(routeOf('/rules')).toEqual({ page: 'rules', game: '', law: '' });
    expect(routeOf('/rules/root')).toEqual({ page: 'rules', game: 'root', law: '' });
    expect(routeOf(lawLink('4.2.1.IIa'))).toEqual({ page: 'rules', game: 'root', law: '4.2.1.IIa' });
    expect(routeOf(lawLink('E.12.3'))).toEqual({ page: 'rules', game: 'heirs', law: 'E.12.3' });
    expect(routeOf(lawLink('K.royal_claim'))).toEqual({ page: 'rules', game: 'root', law: 'K.royal_claim' });
    expect(routeOf('/rules/root/4.2/x')).toEqual({ page: 'unknown' });
    expect(routeOf(exampleLink('root', 'ambush.1'))).toEqual({ page: 'example', game: 'root', name: 'ambush.1' });
    expect(routeOf('/examples/root/ambush')).toEqual({ page: 'unknown' });
  });

  it('reads secrets from the fragment only', () => {
    const link = new URL(inviteLink('https://x', 'abc', 'tok-en'));
    expect(routeOf(link.pathname)).toEqual({ page: 'table', table: 'abc' });
    expect(handedBy(link.hash)).toEqual({ invite: 'tok-en' });
    expect(handedBy(new URL(personalLink('https://x', 't')).hash)).toEqual({ me: 't' });
    expect(handedBy('')).toEqual({});
  });
});
