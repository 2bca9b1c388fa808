// This module has no code yet.
