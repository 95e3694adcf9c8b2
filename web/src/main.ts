import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource/vollkorn/latin-600.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { layColours } from './games/root/factions';
import './tokens.css';
import './base.css';

layColours();
const target = document.getElementById('app');
if (target) mount(App, { target });
