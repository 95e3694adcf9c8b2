import { expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import { agentName, AT_LENGTH, IN_SHORT } from './agents';
import { Words } from './words';

const de = new Words('de', catalogue('de').text);
const en = new Words('en', catalogue('en').text);

it('calls an agent by its strength and its character', () => {
  expect(agentName(de, 'hard', IN_SHORT)).toBe('schwer');
  expect(agentName(de, 'hard:builder', IN_SHORT)).toBe('schwer (baut gern)');
  expect(agentName(en, 'expert:aggressive', IN_SHORT)).toBe('expert (aggressive)');
  expect(agentName(de, 'hard:builder', AT_LENGTH)).toContain('Rechner, schwer');
  expect(agentName(de, 'reference', IN_SHORT)).toBe('Vergleich');
});

it('leaves a bot of the operator its name', () => {
  expect(agentName(de, 'Fuchsbot', AT_LENGTH)).toBe('Fuchsbot');
  expect(agentName(de, 'hard:nobody', AT_LENGTH)).toBe('hard:nobody');
});
